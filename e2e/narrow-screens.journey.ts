import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { expectLoaded } from './support/loaded.ts'
import { LONG_LANDING_NAME, LONG_VISITOR, unbroken, withLongValues } from './support/long-values.ts'
import { mailTo } from './support/mails.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { watchPolicy } from './support/policy.ts'
import { cancelAsOperator, reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'
import { bookingOf, mailedAlone } from './support/visitor.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** Expects that a screen of the operator's side fits. */
async function expectSound(page: Page, state: string) {
  await expectLoaded(page)
  await expectToFit(page, state)
  await expectAccessible(page)
}

/** A path, and the buttons that open a dialog there. */
type Screen = readonly [path: string, ...buttons: (string | RegExp)[]]

/** The screens of the operator's side, in parts that are looked at side by side. */
const PARTS: Readonly<
  Record<string, (ids: { landing: number; name: string; vehicle: number; customer: number }) => Screen[]>
> = {
  'of the desk': () => [
    ['/landings', /^Eliminar /, 'Abrir el menú'],
    ['/app/desk'],
    ['/app/drawer', 'Abrir una caja'],
    ['/reservation', /^Ver/],
    ['/reservation/calendar'],
    ['/reservation/day-sheet'],
    ['/app/fleet', /^Placas de /],
    ['/app/units', /^Editar /],
  ],
  'of customers, features and places': ({ customer }) => [
    ['/app/customers'],
    [`/app/customers/${customer}`, 'Editar', 'Unir con otro'],
    ['/feature-view', /^(Eliminar|Quitar) /],
    ['/location-reservaction', /^Eliminar /, /^Quitar /, /^Editar /, 'Agregar localización', 'Agregar lugar'],
  ],
  'of the account': () => [
    ['/help'],
    ['/history', /^Eliminar /],
    ['/user-config'],
    ['/app/team', /^Invitar/],
    ['/app/activity'],
    ['/app/messages'],
    ['/app/sales'],
    ['/app/import'],
    ['/app/partners', 'Agregar aliado', /^Enlaces de /, /^Estado de cuenta de /],
    ['/app/security', 'Configurar la aplicación'],
  ],
  'of a landing and its vehicles': ({ landing, vehicle }) => [
    [`/view-landing/${landing}`],
    [`/view-landing/${landing}?tab=vehicles`, /^Eliminar /, 'Fotos'],
    [`/view-landing/${landing}?tab=vehicles&vehicle=new`],
    [`/view-landing/${landing}?tab=vehicles&vehicle=${vehicle}`],
    [`/view-landing/${landing}?tab=settings`],
    [`/view-landing/${landing}?tab=seo`],
  ],
  'of the rates': ({ landing }) =>
    ['', '/seasons', '/extras', '/fees', '/offers', '/terms', '/test', '/history', '/import'].map(
      (page): Screen => [`/app/landings/${landing}/rates${page}`],
    ),
  'of the site editor': ({ landing }) =>
    ['?open=hero', '/look', '/preview-links', '/history'].map(
      (page): Screen => [`/app/landings/${landing}/site${page}`],
    ),
  'of the wizard': ({ vehicle, name }) => [
    [`/review-component/${name}`],
    ['/layout-designer'],
    ['/layout-designer/add-vehicles'],
    ['/layout-designer/add-vehicles/add-form'],
    [`/layout-designer/add-vehicles/update-form/${vehicle}`],
    ['/layout-designer/review'],
    ['/published'],
    ['/nothing/here'],
  ],
}

for (const [part, screensOf] of Object.entries(PARTS))
  test(`every screen ${part} fits 320 pixels with the longest values, runs only our scripts and loads nothing from other servers`, async ({
    page,
    server,
  }) => {
    const expectStrict = watchPolicy(page, server.origin)
    const operator = await newOperator(server)
    await operator.call('POST', `/users-update/${operator.id}`, { name: unbroken('Operadora', 80) })
    const landing = await newLanding(operator, { name: LONG_LANDING_NAME })
    await withLongValues(operator, landing)
    for (const inDays of [0, 1, 30])
      await reserveFor(operator, landing, { ...LONG_VISITOR, inDays, at: '23:59' })
    await operator.call('POST', '/partners', {
      name: unbroken('Hotel', 40),
      code: 'a'.repeat(30),
      percent: 1250,
    })
    const [customer] = await operator.call<{ id: number }[]>('GET', '/customers')
    const deleted = await newLanding(operator, { name: unbroken('Borrada', 31) })
    await operator.call('DELETE', `/landing/${deleted.id}`)

    await openAs(page, operator, '/robots.txt', { landingId: String(landing.id), landingName: landing.name })
    const screens = screensOf({
      landing: landing.id,
      name: landing.name,
      vehicle: landing.vehicle,
      customer: customer?.id ?? 0,
    })
    for (const [path, ...buttons] of screens) {
      await page.goto(path)
      await expectSound(page, path)
      for (const button of buttons) {
        await page.getByRole('button', { name: button }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectSound(page, `${path}, ${button}`)
        await expect(async () => {
          // The first one clears a search field.
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toBeHidden({ timeout: 1_000 })
        }).toPass()
      }
    }
    expectStrict()
  })

test('the login fits 320 pixels, and neither it nor a preview loads anything from other servers', async ({
  page,
  server,
}) => {
  const expectStrict = watchPolicy(page, server.origin)
  await page.goto('/')
  await expectSound(page, 'the login')
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Vista' })
  await openAs(page, operator, '/robots.txt', { landingId: String(landing.id), landingName: landing.name })
  await page.goto('/landing-preview', { waitUntil: 'networkidle' })
  expectStrict()
})

/** Operators' reservations, in parts of some statuses and the forms that are looked at there, each in the first status that has it. */
const RENTALS: Readonly<
  Record<string, { statuses: Readonly<Record<string, readonly string[]>>; forms: (string | RegExp)[] }>
> = {
  'until the vehicle is back': {
    statuses: { confirmed: [], out: ['hand_over'], requested: [] },
    forms: [
      /^Entregar: /,
      /^Recibir: /,
      'Registrar un pago',
      'Con una nota',
      'Cambiar',
      'Cancelar la reserva',
      /^Rechazar/,
    ],
  },
  'that are over': {
    statuses: {
      returned: ['hand_over', 'take_back'],
      closed: ['hand_over', 'take_back', 'close'],
      cancelled: ['cancel'],
      declined: ['decline'],
    },
    forms: [/^(Revisar y cobrar|Cobrar otra cosa)$/],
  },
}

for (const [part, { statuses, forms }] of Object.entries(RENTALS))
  test(`the details of reservations ${part} fit 320 pixels in every status, with their forms`, async ({
    page,
    server,
  }) => {
    const operator = await newOperator(server)
    const landing = await newLanding(operator, { name: LONG_LANDING_NAME })
    await withLongValues(operator, landing)
    await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 10 })
    const reserveOnRequest = () =>
      operator.call('POST', `/landing-update/${operator.id}/${landing.id}`, {
        name: landing.displayName,
        color_primary: '#0b6e75',
        color_secondary: '#f59e0b',
        booking_mode: 'on_request',
      })
    const takenTo = async (status: string, steps: readonly string[]): Promise<number> => {
      if (status === 'requested' || status === 'declined') await reserveOnRequest()
      const { id } = await reserveFor(operator, landing, { ...LONG_VISITOR, inDays: 1 })
      for (const step of steps)
        if (step === 'cancel') await cancelAsOperator(operator, id)
        else await operator.call('POST', `/reservations/${id}/steps`, { step, note: unbroken('Nota', 255) })
      return id
    }

    await openAs(page, operator, '/robots.txt')
    const dialog = page.getByRole('dialog')
    const left = new Set(forms)
    for (const [status, steps] of Object.entries(statuses)) {
      const id = await takenTo(status, steps)
      const open = async () => {
        await page.goto(`/app/reservations/${id}`)
        await expect(dialog.getByRole('region', { name: 'Historial' })).toBeVisible()
        await expect(
          dialog.getByRole('region', { name: 'Cuenta' }).getByRole('definition').first(),
        ).toBeVisible()
      }
      await open()
      await expectSound(page, status)
      const buttonOf = (form: string | RegExp) => dialog.getByRole('button', { name: form, exact: true })
      const shown: (string | RegExp)[] = []
      for (const form of left) if (await buttonOf(form).isVisible()) shown.push(form)
      for (const [index, form] of shown.entries()) {
        if (index > 0) await open()
        left.delete(form)
        await buttonOf(form).click()
        await expect(dialog.locator('form')).toBeVisible()
        await expectSound(page, `${status}, ${form}`)
      }
    }
    expect([...left]).toEqual([])
  })

test('mails fit 320 pixels, with the longest values without a blank', async ({ page, server }) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: LONG_LANDING_NAME })
  await withLongValues(operator, landing)
  const visitor = mailedAlone(LONG_VISITOR, operator.id)
  await reserveFor(operator, landing, { ...visitor, inDays: 20, babySeats: 10 })
  for (const [to, kind] of [
    [visitor.email, 'confirmation'],
    [operator.email, 'notice'],
  ] as const) {
    const { html = '' } = await mailTo(server, to, kind)
    await page.setContent(html)
    await expectToFit(page, kind)
  }
})

/**
 * Goes through the open page with the Tab key, and expects that the bar at the bottom of the window covers nothing that has the
 * focus.
 */
async function expectFocusClear(page: Page): Promise<void> {
  const covered: string[] = []
  let focused = 0
  for (; focused < 120; focused++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(coveredFocus)
    if (found === 'none') break
    if (found !== '') covered.push(found)
  }
  expect(focused, page.url()).toBeGreaterThan(5)
  expect.soft(covered, page.url()).toEqual([])
}

/**
 * The element with the focus where a bar at the bottom covers its first line; blank where none does, “none” without a focus. Of a field
 * with several lines, browsers show the one with the caret. Runs in the page.
 */
function coveredFocus(): string {
  const LINE = 44
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'none'
  const { top, bottom } = focused.getBoundingClientRect()
  const isCovering = (bar: Element) => {
    const { position } = getComputedStyle(bar)
    if ((position !== 'sticky' && position !== 'fixed') || bar.contains(focused)) return false
    const box = bar.getBoundingClientRect()
    const isAtBottom = box.top > innerHeight / 2 && box.bottom > innerHeight - 1
    return isAtBottom && box.top < Math.min(bottom, top + LINE) && box.bottom > top
  }
  return [...document.querySelectorAll('body *')].some(isCovering) ? focused.outerHTML.slice(0, 120) : ''
}

test('on a phone, the bar at the bottom covers nothing that has the focus', async ({ page, server }) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Foco' })
  for (const path of ['vehicle', `vehicles/${landing.vehicle}`, 'additions', 'review'])
    await test.step(path, async () => {
      await page.goto(`/${landing.name}/${path}${bookingOf(landing.vehicle)}`)
      await expectFocusClear(page)
    })
  await openAs(page, operator, '/robots.txt')
  for (const path of [
    `/view-landing/${landing.id}?tab=vehicles&vehicle=${landing.vehicle}`,
    `/app/landings/${landing.id}/rates/terms`,
    `/app/landings/${landing.id}/site?open=hero`,
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expectLoaded(page)
      await expectFocusClear(page)
    })
})
