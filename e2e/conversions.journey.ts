import type { Conversion, VehicleAnswer } from '@nelly/contract/specified/vehicles'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { answerWith } from './support/answers.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { pictureFile } from './support/pictures.ts'
import { openAs } from './support/signed-in.ts'

test('the owner sees the progress of picture conversions without a reload', async ({ page, server }) => {
  // Conversions have a lower priority than everything else.
  test.slow()
  const operator = await newOperator(server)
  const { id, vehicle } = await newLanding(operator, { name: 'Las Galeras' })
  // They may be done before the page is back at the list: until it has told that they wait, they do.
  const told = await conversionsTold(page)
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles`)
  const ofLanding = page.getByRole('progressbar', { name: 'Fotos optimizadas', exact: true })
  const ofVehicle = page.getByRole('progressbar', { name: 'Fotos optimizadas de Toyota Corolla' })
  await page.getByRole('button', { name: 'Editar Toyota Corolla' }).click()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'playa.jpg', mimeType: 'image/jpeg', buffer: await pictureFile('vehicle', 800) },
    { name: 'interior.jpg', mimeType: 'image/jpeg', buffer: await pictureFile('interior', 800) },
  ])
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText(/^\d de 3 fotos se están? optimizando\. Ya se ven todas/)).toBeVisible()
  await expect(ofLanding).toHaveAttribute('aria-valuenow', /\d/)
  await expect(ofVehicle).toHaveAttribute('aria-valuenow', /\d/)
  told.asItIs()
  await expect(page.getByText('Todas las fotos están optimizadas y cargan rápido.')).toBeVisible({
    timeout: 150_000,
  })
  await expect(ofLanding).toBeHidden()
  await expect(ofVehicle).toHaveCount(0)
  const { images } = await operator.call<VehicleAnswer>('GET', `/vehicles/${id}/${vehicle}`)
  expect(images.map(({ sources }) => sources.length > 0)).toEqual([true, true, true])
})

test('waiting conversions are polled while visible, and nothing moves when they are done or have failed', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, vehicle } = await newLanding(operator, { name: 'Cabarete' })
  const told = await conversionsTold(page)
  await page.clock.install()
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles&vehicle=${vehicle}`)
  const line = (words: string) => page.getByText(words, { exact: true })
  const waits = line('La foto se está optimizando. Ya se ve, y cargará más rápido.')
  const done = line('Todas las fotos están optimizadas y cargan rápido.')
  const failed = line('1 foto no se pudo optimizar, pero se ve. Lo seguiremos intentando.')
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true })

  await test.step('in the form, what was typed stays, even if a poll fails', async () => {
    await expect(waits).toBeVisible()
    await expect(page.getByRole('listitem').getByText('Se está optimizando')).toHaveCount(1)
    await expectAccessible(page)
    await name.fill('Toyota Corolla 2026')
    const before = await name.boundingBox()
    const mend = await answerWith(page, 'GET', '/vehicles/*/*', { status: 500 })
    const failing = page.waitForResponse((response) => response.status() === 500)
    await page.clock.runFor(5000)
    await failing
    await mend()
    told.now('done')
    await page.clock.runFor(5000)
    await expect(done).toBeVisible()
    await expect(waits).toBeHidden()
    await expect(page.getByRole('listitem').getByText('Se está optimizando')).toHaveCount(0)
    await page.clock.runFor(8000)
    await expect(done).toHaveCount(0)
    expect(await name.boundingBox()).toEqual(before)
    await expect(name).toHaveValue('Toyota Corolla 2026')
  })

  await test.step('no polling when none is waiting', async () => {
    const asked = await told.times()
    await page.clock.runFor(60_000)
    expect(await told.times()).toBe(asked)
  })

  await test.step('no polling while the page is hidden, and an update at once when it is visible again', async () => {
    told.now('waiting')
    await page.goto(`/view-landing/${id}?tab=vehicles`)
    await expect(waits).toBeVisible()
    await expectAccessible(page)
    await beSeen(page, false)
    const asked = await told.times()
    await page.clock.runFor(60_000)
    expect(await told.times()).toBe(asked)
    told.now('failed')
    await beSeen(page, true)
    await expect(failed).toBeVisible()
  })

  await test.step('failures are marked, on a desktop and on a phone, without polling', async () => {
    const asked = await told.times()
    await page.clock.runFor(60_000)
    expect(await told.times()).toBe(asked)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(
        page.getByRole('img', { name: 'No se pudo optimizar 1 foto de Toyota Corolla' }),
      ).toBeVisible()
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: 'Editar Toyota Corolla' }).click()
    // The bar of the form lies over the lower half of what is offered until one scrolls.
    await page
      .getByRole('button', { name: 'Descartar' })
      .evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await expect(failed).toBeVisible()
    await expect(page.getByRole('listitem').getByText('No se pudo optimizar')).toHaveCount(1)
  })
})

/** A vehicle, or those of a landing. */
const VEHICLES = /\/api\/vehicles\/\d+(\/\d+)?$/

/** Sets the conversions in the server's responses, waiting at first, and counts the requests. */
async function conversionsTold(page: Page) {
  /** Undefined for the server's own. */
  let conversion: Conversion | undefined = 'waiting'
  let times = 0
  const toldOf = (vehicle: VehicleAnswer) => ({
    ...vehicle,
    images: vehicle.images.map((image) => ({ ...image, conversion })),
  })
  await page.route(VEHICLES, async (route) => {
    if (route.request().method() !== 'GET' || conversion === undefined) return route.fallback()
    times += 1
    const response = await route.fetch()
    const answer: VehicleAnswer | VehicleAnswer[] = await response.json()
    await route.fulfill({ response, json: Array.isArray(answer) ? answer.map(toldOf) : toldOf(answer) })
  })
  return {
    now: (to: Conversion) => {
      conversion = to
    },
    /** Leaves the server's responses as they are from now on. */
    asItIs: () => {
      conversion = undefined
    },
    /** Requests arrive in order, so all that were sent before one of ours are counted. */
    times: async () => {
      await page.evaluate(() => fetch('/robots.txt'))
      return times
    },
  }
}

/** Hides the page behind another tab, or shows it again. */
const beSeen = (page: Page, seen: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    seen ? 'visible' : 'hidden',
  )
