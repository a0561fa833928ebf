import type { Locator } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'
import { bookingOf } from './support/visitor.ts'

const groundOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).backgroundColor)

test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' })

// Rule of "Screens: the visitor's": web/visitor/frame/landing-header.module.css, web/visitor/booking-summary/booking-steps.module.css, web/visitor/ui/field.module.css, web/owner/owner.css
test('with forced colours logos, the current step and arrows are visible, on both sides', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Colores Forzados' })

  await test.step('a visitor', async () => {
    await page.goto(`/${landing.name}/additions${bookingOf(landing.vehicle)}`)
    expect(await groundOf(page.getByRole('banner').locator('span:has(> picture)'))).toBe('rgb(255, 255, 255)')
    const steps = page.getByRole('navigation').locator('ol')
    const current = await groundOf(steps.locator('[aria-current=step]'))
    expect(current).not.toBe(await groundOf(steps.locator('a:not([aria-current])').first()))
    await page.goto(`/${landing.name}`)
    await expect(page.locator('select').first()).not.toHaveCSS('appearance', 'none')
    await page.getByRole('button', { name: 'Buscar vehículos' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
  })

  await test.step('the operator', async () => {
    await openAs(page, operator, '/landings')
    expect(await groundOf(page.getByRole('main').locator('img').first())).toBe('rgb(255, 255, 255)')
    const entries = page.getByRole('navigation', { name: 'Navegación principal' })
    const current = await groundOf(entries.locator('[aria-current=page]'))
    expect(current).not.toBe(await groundOf(entries.locator('a:not([aria-current])').first()))
  })
})
