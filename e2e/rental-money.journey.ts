import { readFileSync } from 'node:fs'
import type { Contracts } from '@nelly/contract/contracts/contracts'
import type { SaleDocuments } from '@nelly/contract/sales/sale-documents'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expectOneRequest } from './support/double-click.ts'
import { EARLY, inHours, LATE, moveTo } from './support/far-clocks.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { mailTo, quoteLinkIn } from './support/mails.ts'
import { newLanding, newMember, newOperator } from './support/operator.ts'
import { photograph } from './support/photographs.ts'
import { openAs } from './support/signed-in.ts'

/** Draws a signature with the mouse, once the field holds still. */
async function sign(page: Page, field: Locator): Promise<void> {
  await field.hover({ position: { x: 50, y: 80 } })
  await page.mouse.down()
  for (const position of [
    { x: 120, y: 30 },
    { x: 200, y: 110 },
  ])
    await field.hover({ position })
  await page.mouse.up()
}

// Rule of "Money and paper": web/visitor/verify/script.ts, web/owner/desk/desk-lists.tsx, web/owner/ledger/ledger-section.tsx, web/owner/sales/sale-section.tsx, web/owner/sales/sales-screen.client.tsx, web/owner/contracts/contract-section.tsx, web/owner/reservations/detail/charges-card.tsx, server/features/reservations/mail/mail-receipt.ts
test('the desk takes a rental on a phone from its quote over advance, contract, deposit and a late return with a scratch to a balance of 0', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000)
  const owner = await newOperator(server)
  const landing = await newLanding(owner, { name: 'Cuentas Claras' })
  await owner.call('PUT', `/landings/${landing.id}/rates`, {
    revision: 0,
    rates: {
      ...DEFAULT_RATES,
      days: { ...DEFAULT_RATES.days, graceMinutes: 0 },
      fuel: { perEighth: 500, serviceFee: 0, taxable: true },
    },
  })
  await moveTo(owner, landing, EARLY)
  const clerk = await newMember(server, owner, 'desk')
  const email = `rosa-${clerk.id}@example.com`
  await page.setViewportSize({ width: 360, height: 800 })

  await test.step('the customer accepts a quote', async () => {
    const [[pickupDate, pickupTime], [returnDate, returnTime]] = [inHours(0.25), inHours(4)]
    await clerk.call('POST', `/landings/${landing.id}/desk-quotes`, {
      ...{ vehicles: [landing.vehicle], pickupDate, pickupTime, returnDate, returnTime, notify: true },
      ...{ pickupPlace: 'Zona Colonial', returnPlace: 'Zona Colonial' },
      ...{ firstName: 'Rosa', lastName: 'Marte', email, phone: '+1 809 555 0177' },
    })
    await page.goto(quoteLinkIn(await mailTo(server, email, 'quote')))
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /^Aceptar/ }).click()
    await expect(page.getByRole('heading', { name: 'Tu reserva está confirmada' })).toBeVisible()
  })

  const [{ id } = { id: 0 }] = await clerk.call<{ id: number }[]>('GET', `/reservations/${landing.id}`)
  const dialog = page.getByRole('dialog', { name: 'Ver la reserva de Rosa Marte' })
  const account = dialog.getByRole('region', { name: 'Cuenta', exact: true })
  const contract = dialog.getByRole('region', { name: 'Contrato', exact: true })
  const sale = dialog.getByRole('region', { name: 'Documento de venta' })
  const due = async () => (await clerk.call<{ balance: number }>('GET', `/reservations/${id}/ledger`)).balance
  /** Writes an entry that the open form has begun. */
  const write = async (fields: { kind?: string; amount?: string; method: string }) => {
    const form = account.getByRole('form')
    if (fields.kind) await form.getByLabel('Qué pasó').selectOption({ label: fields.kind })
    if (fields.amount) await form.getByLabel('Monto').fill(fields.amount)
    await form.getByLabel('Forma de pago').selectOption({ label: fields.method })
    await form.getByRole('button', { name: 'Registrar' }).click()
    await expect(form).toHaveCount(0)
  }

  await test.step('the advance is written down, and its receipt mailed', async () => {
    await openAs(page, clerk, `/app/reservations/${id}`)
    await account.getByRole('button', { name: 'Registrar un pago' }).click()
    await account.getByRole('form').getByLabel('Monto').fill('0')
    await account.getByRole('button', { name: 'Registrar', exact: true }).click()
    await expect(account.getByText('Indica un monto mayor que cero.')).toBeVisible()
    await write({ amount: '20', method: 'Transferencia' })
    await account.getByRole('button', { name: /^Enviar por correo/ }).click()
    await expect(page.getByText(`Recibo enviado a ${email}.`)).toBeVisible()
    expect((await mailTo(server, email, 'receipt')).attachments).toHaveLength(1)
  })

  await test.step('the contract is made and signed on the screen, and mailed', async () => {
    await contract.getByRole('button', { name: 'Hacer contrato' }).click()
    await contract.getByRole('button', { name: 'Firmar' }).click()
    await contract.getByLabel('Nombre completo').fill('Rosa Marte')
    await sign(page, contract.getByRole('img', { name: /trazar la firma/ }))
    await expect(contract.getByRole('img', { name: 'Firma trazada' })).toBeVisible()
    await expectAccessible(page)
    const submit = contract.getByRole('button', { name: 'Firmar', exact: true })
    await submit.click()
    await expect(contract.getByText('Abre el contrato antes de firmarlo.')).toBeVisible()
    const opened = page.waitForEvent('download')
    await contract.getByRole('button', { name: 'Contrato', exact: true }).last().click()
    const unsigned = readFileSync(await (await opened).path())
    await submit.click()
    await expect(contract.getByText(/^Firmado por Rosa Marte/)).toBeVisible()
    expect((await mailTo(server, email, 'contract')).attachments).toHaveLength(1)
    const downloaded = page.waitForEvent('download')
    await contract.getByRole('button', { name: 'Contrato firmado', exact: true }).click()
    const signed = readFileSync(await (await downloaded).path())
    const { contracts } = await clerk.call<Contracts>('GET', `/reservations/${id}/contracts`)
    const verifying = await page.context().newPage()
    await verifying.goto(`/verify/${contracts[0]?.number}`)
    for (const [buffer, words] of [
      [signed, /como se firmó el/],
      [unsigned, /sin firmar, como se hizo el/],
      [Buffer.concat([signed, Buffer.from(' ')]), /algo cambió en él/],
    ] as const) {
      const file = { name: 'contrato.pdf', mimeType: 'application/pdf', buffer }
      await verifying.getByLabel('Archivo del contrato').setInputFiles(file)
      await expect(verifying.getByRole('status')).toHaveText(words)
    }
    await verifying.close()
  })

  await test.step('the deposit is held, and the vehicle handed over with a full tank', async () => {
    await account.getByRole('button', { name: 'Otro movimiento' }).click()
    await write({ kind: 'Depósito recibido', amount: '300', method: 'Tarjeta' })
    await expect(account.getByText('En depósito')).toBeVisible()
    await dialog.getByRole('button', { name: 'Entregar: Rosa Marte' }).click()
    await dialog.getByLabel('Kilómetros').fill('34210')
    await dialog.getByLabel('Combustible').selectOption('8/8, lleno')
    await dialog.getByRole('button', { name: 'Entregar', exact: true }).click()
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText('Fuera')
  })

  await test.step('it comes back a day late, with less fuel and a scratch, and all of it is charged', async () => {
    await moveTo(owner, landing, LATE)
    const shown = new FormData()
    shown.set('check', 'back')
    shown.set('photograph', new Blob([(await photograph(60)).buffer]), 'rayon.jpg')
    await clerk.call('POST', `/reservations/${id}/photographs`, shown)
    await page.reload()
    await dialog.getByRole('button', { name: 'Recibir: Rosa Marte' }).click()
    await dialog.getByLabel('Kilómetros').fill('34400')
    await dialog.getByLabel('Combustible').selectOption('6/8')
    await dialog.getByRole('button', { name: 'Recibir', exact: true }).click()
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText('Devuelta')
    const before = await due()
    await sale.getByRole('button', { name: 'Cerrar la venta' }).click()
    await expect(sale.getByText(/^En «Cargos propuestos» hay US\$/)).toBeVisible()
    await sale.getByRole('button', { name: 'Cancelar' }).click()
    await dialog.getByRole('button', { name: 'Revisar y cobrar' }).click()
    await expect(dialog.getByLabel(/^Combustible/)).toBeChecked()
    await expect(dialog.getByLabel(/^Devolución tarde/)).toBeChecked()
    await dialog.getByRole('button', { name: 'Agregar un daño' }).click()
    await dialog.getByRole('textbox', { name: 'Qué se dañó' }).fill('Un rayón en la puerta')
    await dialog.getByRole('group', { name: 'Qué se dañó' }).getByLabel('Monto').fill('85')
    await dialog.getByLabel('Foto que lo muestra').selectOption('Foto 1 de la devolución')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // Fuel of 10, a day of 45 and the scratch of 85, with 18 % of tax.
    await dialog.getByRole('button', { name: 'Cobrar US$165.20' }).click()
    await expect(page.getByText('Cargo registrado en la cuenta.')).toBeVisible()
    expect((await due()) - before).toBe(16_520)
    await expect(account.getByRole('button', { name: 'Ver la foto' })).toBeVisible()
  })

  await test.step('it stays on Hoy as long as it owes, and is not closed by one press', async () => {
    await page.goto('/app/desk')
    const owing = page.getByRole('region', { name: /^Devueltas que deben/ })
    await expect(owing.getByRole('listitem')).toContainText(/Rosa Marte.*Por cobrar: US\$/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await owing.getByRole('button', { name: 'Rosa Marte', exact: true }).click()
    await dialog.getByRole('button', { name: /^Cerrar la reserva/ }).click()
    await expect(dialog.getByText(/^La cuenta no está saldada/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancelar', exact: true }).first().click()
  })

  await test.step('it is settled from the deposit, the rest of which is given back, and closed', async () => {
    await account.getByRole('button', { name: 'Cobrar del depósito' }).click()
    await write({ amount: '165.20', method: 'Tarjeta' })
    await account.getByRole('button', { name: 'Registrar un pago' }).click()
    await write({ method: 'Efectivo' })
    await account.getByRole('button', { name: 'Otro movimiento' }).click()
    await write({ kind: 'Depósito devuelto', amount: '134.80', method: 'Tarjeta' })
    await expect(account.getByText('Saldada')).toBeVisible()
    await expect(account.getByText('En depósito')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('the sale is closed at the rate of the day, and takes the number of its fiscal receipt', async () => {
    await sale.getByRole('button', { name: 'Cerrar la venta' }).click()
    const form = sale.getByRole('form', { name: 'Cerrar la venta' })
    const close = form.getByRole('button', { name: 'Cerrar la venta' })
    await close.click()
    await expect(form.getByLabel(/^Pesos por 1 USD/)).toBeFocused()
    await expect(form.getByText('Escribe cuántos pesos vale 1 USD.')).toBeVisible()
    await form.getByLabel(/^Pesos por 1 USD/).fill('60')
    await expectAccessible(page)
    await expectOneRequest(
      close,
      ['POST', '/reservations/*/sale-document'],
      sale.getByText('Sin comprobante fiscal'),
    )
    const download = page.waitForEvent('download')
    await sale.getByRole('button', { name: /^Documento \S+/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^Documento \S+\.pdf$/)
    await sale.getByRole('button', { name: 'Anotar el comprobante' }).click()
    await sale.getByLabel('e-NCF o NCF').fill('E32')
    await sale.getByRole('form').getByRole('button', { name: 'Anotar el comprobante' }).click()
    await expect(sale.getByLabel('e-NCF o NCF')).toBeFocused()
    await sale.getByLabel('e-NCF o NCF').fill('E320000000005')
    await sale.getByRole('form').getByRole('button', { name: 'Anotar el comprobante' }).click()
    await expect(sale.getByText(/^Comprobante fiscal E320000000005/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('the rental is closed', async () => {
    await dialog.getByRole('button', { name: /^Cerrar la reserva/ }).click()
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText('Cerrada')
    expect(await clerk.call('GET', `/reservations/${id}/ledger`)).toMatchObject({ balance: 0, held: 0 })
  })

  // The desk sees no months.
  await test.step('the month lists the sale for its manager on a laptop, for form 607', async () => {
    const {
      documents: [document],
    } = await clerk.call<SaleDocuments>('GET', `/reservations/${id}/sale-documents`)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openAs(
      page,
      await newMember(server, owner, 'manager'),
      `/app/sales?month=${document?.day.slice(0, 7)}`,
    )
    await expect(page.getByText(/^1 documento va en el 607/)).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar el 607' }).click()
    const file = readFileSync(await (await download).path(), 'utf8')
    expect(file).toContain('E320000000005')
    await page.getByRole('link', { name: /^Reserva / }).click()
    await expect(dialog).toBeVisible()
    await expect(account.getByText('Saldada')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
