import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { withServer } from './support/server.ts'
import { freePort, hasTlsProxy, withTlsProxy } from './support/tls-proxy.ts'

test.use({ javaScriptEnabled: false, ignoreHTTPSErrors: true })

test('a visitor without JavaScript reserves through nginx with TLS', async ({ page }) => {
  test.skip(!hasTlsProxy(), 'no nginx or no openssl on this machine')
  const port = await freePort()
  const origin = `https://localhost:${port}`
  await withServer(
    'embedded',
    async (server) => {
      const operator = await newOperator(server)
      const landing = await newLanding(operator, { name: 'Tras el Proxy' })
      await withTlsProxy(port, server.origin, async () => {
        await page.goto(`${origin}/${landing.name}`)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/${landing.name}`)
        await page.getByLabel('Fecha de recogida').fill(inDays(20))
        await page.getByLabel('Hora de recogida').fill('10:00')
        await page.getByLabel('Fecha de devolución').fill(inDays(23))
        await page.getByLabel('Hora de devolución').fill('10:00')
        await page.getByRole('button', { name: 'Buscar vehículos' }).click()
        await expect(page.getByText('US$175.17')).toBeVisible()
        await page.getByRole('link', { name: 'Toyota Corolla' }).click()
        await page.getByRole('link', { name: 'Seleccionar' }).first().click()
        await page.getByRole('link', { name: 'Continuar a la revisión' }).click()
        await page.getByLabel('Nombre', { exact: true }).fill('Zoë')
        await page.getByLabel('Apellido').fill('O’Brien')
        await page.getByLabel('Correo electrónico').fill('zoe@example.com')
        await page.getByLabel('Teléfono').fill('+353 1 555 0199')
        await page.getByRole('checkbox').check()
        await page.getByRole('button', { name: 'Reservar por' }).click()
        await expect(page.getByRole('heading', { name: '¡Gracias, Zoë!' })).toBeVisible()
        expect(new URL(page.url()).origin).toBe(origin)
      })
      expect(await operator.call('GET', `/reservations/${landing.id}`)).toMatchObject([
        { total_price: 175.17, url_landing: `${origin}/${landing.name}` },
      ])
    },
    { PORT: String(await freePort()), TRUST_PROXY: 'on', PUBLIC_URL: origin },
  )
})
