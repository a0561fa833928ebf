import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { expectAccessible } from './support/accessible.ts'
import { serveAzul, takeCards } from './support/azul-page.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newMember, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'
import { bookingOf, fillIn, mailedAlone, ZOE } from './support/visitor.ts'

// Rule of "Money and paper": web/visitor/thanks/thanks.tsx, web/visitor/my-reservation/pay-step.tsx, web/owner/desk/waiting-payments.tsx, web/owner/ledger/entry-form.tsx, web/owner/sales/sale-section.tsx
test('the desk decides payments of which nothing was heard, gives change, and pays back where it may; a sale is corrected', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  const owner = await newOperator(server)
  const landing = await newLanding(owner, { name: 'Anticipos' })
  await takeCards(owner)
  await owner.call('PUT', `/landings/${landing.id}/rates`, {
    revision: 0,
    rates: { ...DEFAULT_RATES, prepayment: { percent: 2_000, amount: null } },
  })
  const clerk = await newMember(server, owner, 'desk')
  const visitor = await browser.newPage({ javaScriptEnabled: false, baseURL: server.origin })
  await serveAzul(visitor.context())
  /** Goes to AZUL's page and comes back with an answer that says nothing. */
  const payInSilence = async () => {
    await visitor.getByRole('button', { name: /^Pagar US\$[\d,.]+ con tarjeta$/ }).click()
    await visitor.getByRole('button', { name: 'Continuar en AZUL' }).click()
    await visitor.getByRole('link', { name: 'silent' }).click()
    await expect(
      visitor.getByText('Tu pago con tarjeta está empezado y todavía no se confirma'),
    ).toBeVisible()
  }

  await test.step('the thank-you page leads to the prepayment’s link, where a card is tried and nothing is heard of it', async () => {
    await visitor.goto(`/${landing.name}/review${bookingOf(landing.vehicle)}`)
    await fillIn(visitor, mailedAlone(ZOE, 41))
    await visitor.getByRole('button', { name: 'Reservar' }).first().click()
    await visitor.getByRole('link', { name: 'Pagar el anticipo' }).click()
    await expect(visitor.getByText(/^Falta pagar US\$[\d.]+ del anticipo/)).toBeVisible()
    await visitor.getByRole('button', { name: 'Ver cómo pagar' }).click()
    await payInSilence()
  })

  const [{ id } = { id: 0 }] = await owner.call<{ id: number }[]>('GET', `/reservations/${landing.id}`)
  const balance = async () =>
    (await owner.call<{ balance: number }>('GET', `/reservations/${id}/ledger`)).balance
  const price = await balance()
  const prepaid = Math.round(price / 5)
  const waiting = page.getByRole('region', { name: /^Pagos con tarjeta por resolver/ })
  const account = page.getByRole('region', { name: 'Cuenta', exact: true })
  const form = account.getByRole('form')
  const write = async (fields: { amount?: string; method: string }) => {
    if (fields.amount) await form.getByLabel('Monto').fill(fields.amount)
    await form.getByLabel('Forma de pago').selectOption({ label: fields.method })
    await form.getByRole('button', { name: 'Registrar' }).click()
    await expect(form).toHaveCount(0)
  }

  await test.step('the desk found it in AZUL’s list: it is in the ledger, by the press of a button', async () => {
    await openAs(page, clerk, '/app/desk')
    await expect(waiting.getByText(/^El cliente salió a pagar y AZUL no ha dicho nada/)).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await waiting.getByLabel('Número de autorización').fill('OK1234')
    await waiting.getByRole('button', { name: 'Está pagado' }).click()
    await expect(page.getByText('El pago está en la cuenta de la reserva.')).toBeVisible()
    await expect(waiting).toHaveCount(0)
    expect(await balance()).toBe(price - prepaid)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Todo pagado')
  })

  await test.step('another was not paid: the desk is asked once more, and nothing is written', async () => {
    const { url } = await owner.call<{ url: string }>('POST', `/reservations/${id}/pay-links`, {})
    await visitor.goto(url)
    await payInSilence()
    await page.reload()
    await waiting.getByRole('button', { name: 'No se pagó' }).click()
    const question = page.getByRole('dialog', { name: '¿No se pagó?' })
    await question.getByRole('button', { name: 'No se pagó' }).click()
    await expect(page.getByText('Quedó resuelto.')).toBeVisible()
    expect(await balance()).toBe(price - prepaid)
  })

  await test.step('more cash than is due is taken, and the change given back', async () => {
    await page.goto(`/app/reservations/${id}`)
    await account.getByRole('button', { name: 'Registrar un pago' }).click()
    await write({ amount: String((price - prepaid + 765) / 100), method: 'Efectivo' })
    await expect(account.getByText('A devolver')).toBeVisible()
    await account.getByRole('button', { name: 'Otro movimiento' }).click()
    await expect(form.getByLabel('Monto')).toHaveValue('7.65')
    await write({ method: 'Efectivo' })
    await expect(account.getByText('Saldada')).toBeVisible()
  })

  await test.step('the desk reverses and pays back only once its account lets it', async () => {
    await expect(account.getByRole('button', { name: /^Anular: / })).toHaveCount(0)
    await account.getByRole('button', { name: 'Otro movimiento' }).click()
    const kinds = form.getByLabel('Qué pasó')
    await expect(kinds.getByRole('option', { name: 'Devolución' })).toHaveCount(0)
    await owner.call('PUT', '/desk-paying-back', { deskPaysBack: true })
    await page.reload()
    await account.getByRole('button', { name: 'Otro movimiento' }).click()
    await kinds.selectOption({ label: 'Devolución' })
    await write({ amount: '10', method: 'Transferencia' })
    expect(await balance()).toBe(1_000)
    await account
      .getByRole('button', { name: /^Anular: Devolución/ })
      .last()
      .click()
    await form.getByLabel('Motivo').fill('Se devolvió de más')
    await form.getByRole('button', { name: 'Anular' }).click()
    await expect(account.getByText('Saldada')).toBeVisible()
  })

  await test.step('a sale that was closed is corrected by another document, once the account says otherwise', async () => {
    const sale = page.getByRole('region', { name: 'Documento de venta' })
    await sale.getByRole('button', { name: 'Cerrar la venta' }).click()
    await sale.getByLabel(/^Pesos por 1 USD/).fill('60')
    await sale.getByRole('form').getByRole('button', { name: 'Cerrar la venta' }).click()
    await expect(sale.getByText('Sin comprobante fiscal')).toHaveCount(1)
    await account.getByRole('button', { name: 'Otro movimiento' }).click()
    await form.getByLabel('Qué pasó').selectOption({ label: 'Cargo' })
    await form.getByLabel('Monto').fill('5')
    await form.getByLabel('De qué es').fill('Peaje')
    await form.getByRole('button', { name: 'Registrar' }).click()
    await expect(sale.getByText(/^La cuenta ya no dice lo mismo/)).toBeVisible()
    await sale.getByRole('button', { name: 'Corregir' }).click()
    await sale.getByRole('form').getByRole('button', { name: 'Corregir' }).click()
    await expect(sale.getByText('Escribe por qué se corrige.')).toBeVisible()
    await sale.getByLabel('Motivo').fill('Faltaba el peaje')
    await sale.getByRole('form').getByRole('button', { name: 'Corregir' }).click()
    await expect(sale.getByText(/Corrige el /)).toBeVisible()
    await expect(sale.getByText('US$5.00', { exact: true })).toBeVisible()
    await expect(sale.getByText(/^La cuenta ya no dice lo mismo/)).toHaveCount(0)
    await expectAccessible(page)
  })
})
