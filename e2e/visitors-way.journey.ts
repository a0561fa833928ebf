import type { Locator } from '@playwright/test'
import { inDays } from './support/dates.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { MOVING } from './support/moving.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { fillIn, type Visitor, WORDS } from './support/visitor.ts'

/** Each pair of a language, a width and scripts, on or off, once; and people of the whole world. */
const WAYS: readonly {
  language: 'es' | 'en'
  javaScriptEnabled: boolean
  width: number
  visitor: Visitor
}[] = [
  {
    language: 'es',
    javaScriptEnabled: true,
    width: 360,
    visitor: { name: 'محمد', lastName: 'عبد الرحمن', email: 'm@example.com', phone: '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧' },
  },
  {
    language: 'es',
    javaScriptEnabled: false,
    width: 1280,
    visitor: { name: '李', lastName: '小龍', email: 'li@example.com', phone: '+86 138 0013 8000' },
  },
  {
    language: 'en',
    javaScriptEnabled: false,
    width: 360,
    visitor: {
      name: 'Nguyễn Thị Minh Khai'.repeat(3),
      lastName: 'Ó',
      email: 'n@example.com',
      phone: '(809) 555-0123',
    },
  },
  {
    language: 'en',
    javaScriptEnabled: true,
    width: 1280,
    visitor: { name: 'Иван', lastName: 'Ќорѓевиќ', email: 'i@example.com', phone: '8 800 555 35 35' },
  },
]

for (const { language, javaScriptEnabled, width, visitor } of WAYS) {
  test.describe(`in ${language}, ${width} pixels wide, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ ...MOVING, javaScriptEnabled, viewport: { width, height: 740 } })

    test('a visitor goes from the search to the thank-you page', async ({ page, server }) => {
      const say = WORDS[language]
      const operator = await newOperator(server)
      const landing = await newLanding(operator, { name: `Camino ${language} ${width}`, language })
      await page.goto(`/${landing.name}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectNoSidewaysScroll(page)
      if (width === 360) {
        await expect(page.getByRole('button', { name: say.search })).toBeInViewport({ ratio: 1 })
      }
      await page.getByLabel(say.pickupDate).fill(inDays(20))
      await page.getByLabel(say.pickupTime).fill('10:00')
      await page.getByLabel(say.returnDate).fill(inDays(23))
      await page.getByLabel(say.returnTime).fill('10:00')
      await page.getByRole('button', { name: say.search }).click()
      await page.waitForURL('**/vehicle?**')
      await expect(page.getByText('US$175.17')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: 'Toyota Corolla' }).click()
      await page.waitForURL('**/vehicles/*?**')
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: say.select }).filter({ visible: true }).first().click()
      await page.waitForURL('**/additions?**')
      await page.getByRole('link', { name: say.addSeat }).click()
      await page.waitForURL('**&baby_seat=1#*')
      // It is at the seat at once: a page that scrolls there as it opens loses presses.
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
      await expectNoSidewaysScroll(page)
      await page.locator('a[href*="/review?"]').filter({ visible: true }).last().click()
      await page.waitForURL('**/review?**')
      await expect(page.getByText('US$217.65').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await fillIn(page, visitor, language)
      await page.getByRole('button', { name: say.reserve }).filter({ visible: true }).click()
      await page.waitForURL('**/thanks-you?**')
      await expect(page.getByRole('heading', { name: say.thanks(visitor.name) })).toBeVisible()
      await expectNoSidewaysScroll(page)
      const booked = await operator.call<{ total_price: number }[]>('GET', `/reservations/${landing.id}`)
      expect(booked.map((one) => one.total_price)).toEqual([217.65])
    })
  })
}

test('a visitor goes from the search to the thank-you page by keyboard alone', async ({ page, server }) => {
  const operator = await newOperator(server)
  const { name } = await newLanding(operator, { name: 'Solo Teclas', language: 'en' })
  await page.goto(`/${name}`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await press('Search vehicles')
  await press('Toyota Corolla')
  await press('Select')
  await press('Add Damage waiver')
  await press('Continue to review')
  for (const [label, text] of [
    ['Name', 'Zoë'],
    ['Last name', 'O’Brien'],
    ['Email', 'zoe@example.com'],
    ['Phone', '+353 1 555 0199'],
  ] as const) {
    await tabTo(page.getByLabel(label, { exact: label === 'Name' }))
    await page.keyboard.type(text)
  }
  await tabTo(page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press('Reserve for')
  await expect(page.getByRole('heading', { name: 'Thank you, Zoë!' })).toBeVisible()

  async function tabTo(target: Locator) {
    for (let steps = 0; steps < 80; steps++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${target} is not reached by Tab`)
  }
  async function press(name: string) {
    const way = page
      .getByRole('link', { name })
      .or(page.getByRole('button', { name }))
      .filter({ visible: true })
    await tabTo(way.first())
    await page.keyboard.press('Enter')
    await page.waitForLoadState()
  }
})
