import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { LONG_LANDING_NAME, LONG_VISITOR, withLongValues } from './support/long-values.ts'
import { mailTo, ownLinkIn } from './support/mails.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { expectToReadAsText } from './support/plain-text.ts'
import { reserveFor } from './support/reservations.ts'
import type { Server } from './support/server.ts'
import { bookingOf, fillIn, mailedAlone, threeDays, ZOE } from './support/visitor.ts'

/** The requirements of every page in every state, on small phones and with letters of twice the size. */
async function expectSoundAt(width: number, page: Page, state: string) {
  await page.setViewportSize({ width, height: 740 })
  await expectAccessible(page)
  await expectToReadAsText(page, state)
  const setFontSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
  for (const { width, fontSize } of [
    { width: 320, fontSize: '100%' },
    { width: 360, fontSize: '200%' },
    { width: 1280, fontSize: '200%' },
  ]) {
    await page.setViewportSize({ width, height: 740 })
    await setFontSize(fontSize)
    await expectToFit(page, `${state}, letters of ${fontSize},`)
  }
  await setFontSize('')
}

/** The button of the form that something is sent with. */
const submitOf = (page: Page) => page.locator('form[method=post] button[type=submit]').last()

for (const { language, colorScheme, name, visitor, long, width } of [
  { language: 'es', colorScheme: 'light', name: 'Estados', visitor: ZOE, long: false, width: 1280 },
  {
    language: 'en',
    colorScheme: 'dark',
    name: LONG_LANDING_NAME,
    visitor: LONG_VISITOR,
    long: true,
    width: 360,
  },
] as const) {
  test.describe(`in ${language}, ${colorScheme}, with ${long ? 'long' : 'usual'} values`, () => {
    // Sizes are set from outside the page, bypassing its content policy.
    test.use({ colorScheme, bypassCSP: true })

    const expectSound = (page: Page, state: string) => expectSoundAt(width, page, state)

    /** A landing whose vehicle is taken from the sixtieth day on, and addresses there with three days of each kind. */
    async function start(server: Server) {
      const operator = await newOperator(server)
      const landing = await newLanding(operator, { name, language })
      if (long) await withLongValues(operator, landing)
      for (let unit = 0; unit < (long ? 2 : 1); unit += 1) await reserveFor(operator, landing, { inDays: 60 })
      const at = `/${landing.name}`
      const taken = bookingOf(landing.vehicle, {}, 61)
      const dates = `?${new URLSearchParams(threeDays())}`
      const chosen = bookingOf(landing.vehicle)
      return { operator, landing, at, taken, dates, chosen, review: `${at}/review${chosen}` }
    }
    type Start = Awaited<ReturnType<typeof start>>

    for (const [which, pagesOf] of Object.entries<(of: Start) => Record<string, string>>({
      'of the landing and its list': ({ at, taken, dates, chosen }) => ({
        home: at,
        'the questions': `${at}/FAQ`,
        'a page that is not there': `${at}/nothing`,
        'a landing that is not there': '/no-such-landing',
        'the list without dates': `${at}/vehicle`,
        'the list on dates': `${at}/vehicle${dates}`,
        'the list with a vehicle chosen': `${at}/vehicle${chosen}`,
        'the list with filters': `${at}/vehicle${dates}&type=sedan&type=convertible&feature=usb`,
        'an empty list': `${at}/vehicle?q=zzz`,
        'the list of what is taken': `${at}/vehicle${taken}`,
        'the list with dates the wrong way': `${at}/vehicle?date_of_departure=${inDays(9)}&date_of_arrival=${inDays(3)}`,
      }),
      'from a vehicle to the review': ({ at, landing, taken, dates, chosen, review }) => ({
        'a vehicle': `${at}/vehicles/${landing.vehicle}`,
        'a vehicle on dates': `${at}/vehicles/${landing.vehicle}${dates}`,
        'a vehicle that is taken': `${at}/vehicles/${landing.vehicle}${taken}`,
        'extras without a vehicle': `${at}/additions`,
        extras: `${at}/additions${chosen}`,
        'extras, ten of one': `${at}/additions${bookingOf(landing.vehicle, { baby_seat: '10' })}`,
        'extras of what is taken': `${at}/additions${taken}`,
        'the review without a vehicle': `${at}/review`,
        'the review': review,
        'the review of what is taken': `${at}/review${taken}`,
        'thanks for nothing': `${at}/thanks-you?r=unknown`,
        'a reservation that is not there': `${at}/my-reservation?s=unknown`,
      }),
    }))
      test(`every page ${which} is accessible in every state`, async ({ page, server }) => {
        for (const [state, path] of Object.entries(pagesOf(await start(server)))) {
          await page.goto(path)
          await expectSound(page, state)
        }
      })

    test('a form is accessible with each refusal, and so are the thanks', async ({ page, server }) => {
      const { operator, landing, at, chosen, review } = await start(server)
      for (const path of [`vehicles/${landing.vehicle}`, 'additions', 'review']) {
        await page.goto(`${at}/${path}${chosen}&number_of_persons=12`)
        await expect(page.getByRole('main')).toContainText(
          /menos de los 12 que buscaste|fewer than the 12 you/,
        )
      }

      const reserve = submitOf(page)
      await page.goto(review)
      await reserve.click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expectSound(page, 'a form that was refused')
      await page.getByRole('alert').getByRole('link').first().click()
      await expect(page.locator('#name')).toBeFocused()

      await page.goto(review)
      await fillIn(page, visitor, language)
      const price = long ? 9_000 : 60
      await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { price })
      await reserve.click()
      await expect(page.getByRole('alert')).toContainText('US$')
      await expectSound(page, 'a price that has changed')

      await page.goto(review)
      await fillIn(page, visitor, language)
      await page.locator('[name=number_person]').fill('9')
      await reserve.click()
      await expect(page.getByRole('alert')).toContainText('9')
      await expectSound(page, 'a party too large for the vehicle')
      // Sent again, which confirms it.
      if (long) await page.locator('[name=description]').fill(LONG_VISITOR.comment)
      await reserve.click()
      await expect(page).toHaveURL(/thanks-you/)
      await expectSound(page, 'thanks')
      const thanks = page.url()
      await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 3 })
      await page.goto(review)
      await fillIn(page, { ...visitor, email: 'another@example.com' }, language)
      await page.locator('[name=number_person]').fill('2')
      await reserve.click()
      await expect(page.getByRole('alert')).toContainText('another@example.com')
      await expectSound(page, 'a changed form whose reservation was made')
      await page.goto(thanks)
      await page.locator('details:has(form) > summary').click()
      await page.locator('[name=email]').fill('nobody')
      await reserve.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectSound(page, 'a correction that was refused')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
    })

    test('an own reservation is accessible until it is erased', async ({ page, server }) => {
      const { operator, landing } = await start(server)
      const alone = mailedAlone(visitor, operator.id)
      const comment = long ? LONG_VISITOR.comment : ''
      await reserveFor(operator, landing, { ...alone, comment, inDays: 20 })
      const own = ownLinkIn(await mailTo(server, alone.email, 'confirmation'))
      await page.goto(own)
      await expectSound(page, 'an own reservation')
      await page.goto(`${own}&do=erase`)
      await expectSound(page, 'erasing what is not over')
      await page.goto(`${own}&do=cancel`)
      await expectSound(page, 'cancelling')
      await page.locator('[name=seen_fee]').evaluate((field: HTMLInputElement) => {
        field.value = '5000'
      })
      await submitOf(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectSound(page, 'a fee that has changed')
      await submitOf(page).click()
      await expectSound(page, 'a cancelled reservation')
      await page.goto(`${own}&do=erase`)
      await expectSound(page, 'erasing')
      await submitOf(page).click()
      await expectSound(page, 'an erased reservation')
    })
  })
}

test('a return before the pickup is reported beside its field, and nothing of the search is lost', async ({
  page,
  server,
}) => {
  const landing = await newLanding(await newOperator(server), { name: 'Al Reves' })
  await page.goto(`/${landing.name}`)
  await page.getByLabel('Asientos').selectOption('4')
  await page.getByLabel('Fecha de recogida').fill(inDays(9))
  await page.getByLabel('Fecha de devolución').fill(inDays(3))
  await expect(page.getByLabel('Fecha de recogida')).toHaveAttribute('min', inDays(0))
  await page.getByRole('button', { name: 'Buscar vehículos' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('alert').getByRole('link', { name: 'Fecha de devolución' }).click()
  const back = page.getByLabel('Fecha de devolución')
  await expect(back).toBeFocused()
  await expect(back).toHaveAttribute('aria-invalid', 'true')
  await expect(back).toHaveValue(inDays(3))
  await expect(page.getByLabel('Fecha de recogida')).toHaveValue(inDays(9))
  await expect(page.getByLabel('Asientos')).toHaveValue('4')
})
