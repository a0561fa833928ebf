import type { BrowserContext } from '@playwright/test'
import { AzulSimulator } from '../apps/server/tests/support/azul/simulator.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'

const AUTH_KEY = 'super-secreta'
const PAGE = 'https://azul.example/PaymentPage'

test.use({ javaScriptEnabled: false })

/** AZUL's page: with a link back as declined, as cancelled, and as approved. */
const serveAzul = (context: BrowserContext, azul: AzulSimulator) =>
  context.route(PAGE, (route) => {
    const form = new Map(new URLSearchParams(route.request().postData() ?? ''))
    const declined = azul.pay(form, { code: '51' })
    const links = { declined, cancel: azul.cancel(form), approved: azul.pay(form) }
    return route.fulfill({
      contentType: 'text/html',
      body: Object.entries(links)
        .map(([name, to]) => `<a href="${to?.replaceAll('&', '&amp;')}">${name}</a>`)
        .join(' '),
    })
  })

// Rule of "Money and paper": web/visitor/pay/card-payment.tsx, server/features/public-site/card-routes.ts
test('a customer pays a link by card without scripts: declined, cancelled, then approved and in the ledger', async ({
  page,
  context,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Paga Aquí' })
  const { id } = await reserveFor(operator, landing, { inDays: 30 })
  await operator.call('PUT', '/gateways', {
    ...{ provider: 'azul', currency: 'USD', merchantId: '39038540035', merchantName: 'Sol y Arena' },
    ...{ currencyCode: '$', pageUrl: PAGE, authKey: AUTH_KEY },
  })
  const { url } = await operator.call<{ url: string }>('POST', `/reservations/${id}/pay-links`, {})
  await serveAzul(context, new AzulSimulator(AUTH_KEY))
  const goAndComeBack = async (link: string) => {
    await page.getByRole('button', { name: /^Pagar US\$[\d,.]+ con tarjeta$/ }).click()
    await page.getByRole('button', { name: 'Continuar en AZUL' }).click()
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(url)
  }
  await page.goto(url)
  await goAndComeBack('declined')
  await expect(page.getByText('La tarjeta no fue aceptada')).toBeVisible()
  await goAndComeBack('cancel')
  await expect(page.getByText('Volviste sin pagar')).toBeVisible()
  await goAndComeBack('approved')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo pagado')
  const { balance } = await operator.call<{ balance: number }>('GET', `/reservations/${id}/ledger`)
  expect(balance).toBe(0)
})
