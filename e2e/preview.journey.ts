import { expectAccessible } from './support/accessible.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { pictureFile } from './support/pictures.ts'
import { openAs } from './support/signed-in.ts'

test('while a landing is made, its preview is the visitor’s own page and follows every key', async ({
  page,
  server,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/content security policy|hydrat/i.test(message.text())) complaints.push(message.text())
  })
  await openAs(page, await newOperator(server), '/layout-designer')
  const frame = page.frameLocator('iframe[title="Tu landing, como la verán tus clientes"]')
  await expect(frame.locator('header').getByText('Tu landing')).toBeVisible()
  await expect(frame.getByText('Alquila un vehículo con')).toBeVisible()

  await page.getByLabel('Nombre de la landing').fill('Brisa Rent')
  await expect(frame.locator('header').getByText('Brisa Rent')).toBeVisible()
  await expect(frame.locator('footer').getByText('Brisa Rent')).toBeVisible()

  await page.getByRole('radio', { name: 'Inglés' }).check()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en')
  await expect(frame.getByRole('button', { name: 'Search vehicles', includeHidden: true })).toBeVisible()

  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: await pictureFile('logo'),
  })
  await expect(frame.locator('header img')).toHaveAttribute('src', /^blob:/)
  await expect(frame.locator('header img')).not.toHaveJSProperty('naturalWidth', 0)

  await page.getByRole('textbox', { name: 'Color principal' }).fill('#b91c1c')
  const button = frame.getByRole('button', { name: 'Search vehicles', includeHidden: true })
  await expect(button).toHaveCSS('background-color', 'rgb(185, 28, 28)')
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)')

  await test.step('it has a switch for light and dark screens', async () => {
    const ground = () => frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    const plate = () => frame.locator('header img').evaluate((logo) => getComputedStyle(logo).maxHeight)
    const [light, lightLogo] = [await ground(), await plate()]
    await page.getByText('Oscuro', { exact: true }).click()
    await expect.poll(ground).not.toBe(light)
    await expect.poll(plate).not.toBe(lightLogo)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByText('Claro', { exact: true }).click()
    await expect.poll(ground).toBe(light)
    await expect.poll(plate).toBe(lightLogo)
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('it stays visible while colours are chosen, on a desktop and on a phone', async () => {
    const screen = page.locator('iframe')
    await page.getByRole('textbox', { name: 'Color secundario' }).scrollIntoViewIfNeeded()
    await expect(screen).toBeInViewport({ ratio: 0.9 })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('button', { name: 'Ver la vista previa mientras editas' }).click()
    const primary = page.getByRole('textbox', { name: 'Color principal' })
    await primary.focus()
    await expect(primary).toBeInViewport({ ratio: 1 })
    await expect(screen).toBeInViewport({ ratio: 0.9 })
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Ocultar la vista previa' }).click()
    await expect(page.getByRole('button', { name: 'Ver la vista previa mientras editas' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  const width = () => frame.locator('html').evaluate((root) => root.clientWidth)
  await expect.poll(width).toBeLessThanOrEqual(360)
  await page.getByText('Escritorio', { exact: true }).click()
  await expect.poll(width).toBeGreaterThan(1200)
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a draft is previewed as visitors will see it, and stays hidden from them', async ({
  page,
  request,
  server,
}) => {
  const operator = await newOperator(server)
  const { name, displayName } = await newLanding(operator, { name: 'Solo Mío', published: false })
  await openAs(page, operator, `/review-component/${name}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('footer').getByText(displayName)).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'Toyota Corolla', includeHidden: true })).toBeVisible()
  await expect(frame.getByLabel('Lugar de recogida')).toHaveValue('Aeropuerto Las Américas')
  expect((await request.get(`/${name}`)).status()).toBe(404)
  expect(await (await request.get('/landing-preview')).text()).not.toContain(displayName)
})
