import { serveAzul, takeCards } from './support/azul-page.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'

test.use({ javaScriptEnabled: false })

// Rule of "Money and paper": web/visitor/pay/card-payment.tsx, server/features/public-site/card-routes.ts
test('a customer pays a link by card without scripts: declined, cancelled, then approved and in the ledger', async ({
  page,
  context,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Paga Aquí' })
  const { id } = await reserveFor(operator, landing, { inDays: 30 })
  await takeCards(operator)
  const { url } = await operator.call<{ url: string }>('POST', `/reservations/${id}/pay-links`, {})
  await serveAzul(context)
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
