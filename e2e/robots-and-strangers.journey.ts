import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { form, newLanding, newOperator } from './support/operator.ts'
import { policyViolations, watchPolicy } from './support/policy.ts'
import { type Server, withServer } from './support/server.ts'
import { freePort } from './support/tls-proxy.ts'
import { bookingOf, fillIn, ZOE } from './support/visitor.ts'

// Rule of "Privacy": server/platform/http/content-policy.ts, e2e/narrow-screens.journey.ts
test('no page for visitors loads anything from another server, and every policy forbids inline scripts', async ({
  page,
  server,
}) => {
  const { name, vehicle } = await newLanding(await newOperator(server), { name: 'Nadie Más' })
  const expectStrict = watchPolicy(page, server.origin)
  const trip = bookingOf(vehicle)
  const visitors = [
    '',
    `/vehicle${trip}`,
    `/vehicles/${vehicle}${trip}`,
    `/additions${trip}`,
    `/review${trip}`,
  ]
  for (const path of [...visitors, '/FAQ', '/thanks-you', '/not-there']) {
    await page.goto(`/${name}${path}`, { waitUntil: 'networkidle' })
  }
  for (const path of ['/', '/docs', '/nothing/at/all']) await page.goto(path, { waitUntil: 'networkidle' })
  expectStrict()
})

const RUN = "document.documentElement.dataset.ran='yes'"
const SCRIPT = `<script>${RUN}</script>`

/** Expects that no typed or injected script has run in the page. */
const expectNothingRan = async (page: Page) =>
  expect(await page.locator('html').getAttribute('data-ran'), page.url()).toBeNull()

test('the reference of the API shows its calls, and loads nothing from another server', async ({
  page,
  server,
}) => {
  const others: string[] = []
  const violations = policyViolations(page)
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== server.origin) others.push(request.url())
  })
  await page.goto('/api/docs')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect([others, violations]).toEqual([[], []])
})

test('a browser runs no script that is typed into a field, and all of ours', async ({ page, server }) => {
  const operator = await newOperator(server)
  const { id, name, vehicle } = await newLanding(operator, { name: '<script>a=1</script>' })
  const violations = policyViolations(page)
  for (const hostile of [' src=', `">${SCRIPT}`]) {
    const text = `a${hostile}`
    await operator.call('PUT', `/vehicles/${id}/${vehicle}`, form({ name: text, description: text }))
    await operator.call('POST', `/landings/${id}/addLocation`, {
      place_of_departure: text,
      arrival_place: text,
    })
    await operator.call(
      'POST',
      `/landings/${operator.id}/${id}/meta`,
      form({
        meta_title: text,
        meta_description: text,
        og_title: text,
        og_description: text,
        meta_keywords: text,
      }),
    )
    const trip = bookingOf(vehicle)
    const typed = encodeURIComponent(text)
    for (const path of [
      '',
      `/vehicle${trip}`,
      `/vehicle?place_of_departure=${typed}&departure_date=${typed}&type_of_car=${typed}&${typed}=${typed}`,
      `/vehicles/${vehicle}${trip}`,
      `/additions${trip}`,
      `/review${trip}`,
    ]) {
      await page.goto(`/${name}${path}`, { waitUntil: 'networkidle' })
      await expectNothingRan(page)
    }
    // The booking's own script has run: it stores the vehicle.
    expect(await page.evaluate(() => localStorage.getItem('selectedVehicle'))).toBe(String(vehicle))
    // The visitor's text is shown in the refused form, on the thank-you page and on the reservation's own page.
    await fillIn(page, { ...ZOE, name: text, lastName: text, email: 'zoe@' })
    await page.getByLabel('Comentario adicional').fill(text)
    await page.locator('form[method=post]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
    await page.getByRole('button', { name: 'Reservar' }).first().click()
    await expect(page).toHaveTitle(/^Error: /)
    await expectNothingRan(page)
  }
  expect(violations).toEqual([])
})

// Rule of "Privacy": web/visitor/inline-script.ts, web/inline-styles.ts, web/page-hashes.ts, server/platform/http/content-policy.ts, server/platform/rendering/page-answers.test.ts, web/inline-styles.test.ts
test('an injected script or style is blocked by the browser', async ({ page, server }) => {
  const operator = await newOperator(server)
  const { name, vehicle } = await newLanding(operator, { name: 'Puerta Cerrada' })
  const injected = `${SCRIPT}<style>body { visibility: hidden }</style><img src="/x" onerror="${RUN}"></body>`
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) })
  })
  const trip = bookingOf(vehicle)
  for (const path of ['', `/vehicle${trip}`, `/review${trip}`, '/FAQ', '/not-there']) {
    const violations = policyViolations(page)
    await page.goto(`/${name}${path}`, { waitUntil: 'networkidle' })
    await expectNothingRan(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const kind of [/inline script/, /inline style/, /inline event handler/])
      expect(
        violations.some((text) => kind.test(text)),
        `${page.url()}: ${kind}`,
      ).toBe(true)
  }
})

// Rule of "Privacy": web/visitor/checkout/contact.ts, web/visitor/checkout/checkout-problem.tsx
test('a bot that fills in every field reserves nothing, and a person who did so can try again', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { name, vehicle } = await newLanding(operator, { name: 'Solo Personas', language: 'en' })
  const reserved = () => operator.call<unknown[]>('GET', `/reservations/user/${operator.id}`)
  await page.goto(`/${name}/review${bookingOf(vehicle)}`)
  const trap = page.locator('input[name=website]')
  await expect(trap).toBeHidden()
  await fillIn(page, ZOE, 'en')
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example'
  })
  await page.getByRole('button', { name: 'Reserve' }).first().click()
  await expect(page.getByText('A program seems to have filled in this form')).toBeVisible()
  expect(await reserved()).toEqual([])
  await expect(trap).toHaveValue('')
  await expect(page.getByLabel('Last name')).toHaveValue('O’Brien')
  await page.getByRole('button', { name: 'Reserve' }).first().click()
  await expect(page.getByRole('heading', { name: 'Thank you, Zoë!' })).toBeVisible()
  expect(await reserved()).toHaveLength(1)
})

// Rule of "Privacy": server/features/public-site/form-stamp.ts, web/visitor/checkout/action.ts, web/visitor/checkout/checkout-problem.tsx, server/features/public-site/form-stamp.test.ts, server/features/public-site/public-site.api.test.ts
test('a form that is submitted as fast as bots do reserves nothing, and a fast person submits it again', async ({
  page,
}) => {
  const reserve = page.getByRole('button', { name: 'Reserve' }).first()
  const folder = mkdtempSync(join(tmpdir(), 'nelly-hurried-'))
  const port = String(await freePort())
  /** The same server, with another time that a form must take at least. */
  const withFormTime = (seconds: string, use: (server: Server) => Promise<void>) =>
    withServer('embedded', use, { DATA_DIR: folder, PORT: port, BOOKING_FORM_SECONDS: seconds })
  let reserved: () => Promise<unknown[]> = async () => []
  try {
    await withFormTime('60', async (server) => {
      const operator = await newOperator(server)
      const { name, vehicle } = await newLanding(operator, { name: 'Sin Prisa', language: 'en' })
      reserved = () => operator.call<unknown[]>('GET', `/reservations/user/${operator.id}`)
      await page.goto(`${server.origin}/${name}/review${bookingOf(vehicle)}`)
      await fillIn(page, ZOE, 'en')
      await page.getByLabel('Additional comment').fill('Two big suitcases')
      // Signed by the server, with the time of the form's first rendering.
      const stamp = await page.locator('[name="stamp"]').inputValue()
      await reserve.click()
      await expect(page.getByText('Please press Reserve once more')).toBeVisible()
      await expect(page).toHaveTitle(/^Error: /)
      expect(await reserved()).toEqual([])
      await expect(page.locator('[name="stamp"]')).toHaveValue(stamp)
      await expect(page.getByLabel('Last name')).toHaveValue('O’Brien')
      await expect(page.getByLabel('Additional comment')).toHaveValue('Two big suitcases')
      await expect(page.getByRole('checkbox')).toBeChecked()
    })
    // As if the time had passed.
    await withFormTime('0', async () => {
      await reserve.click()
      await expect(page.getByRole('heading', { name: 'Thank you, Zoë!' })).toBeVisible()
      expect(await reserved()).toHaveLength(1)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
