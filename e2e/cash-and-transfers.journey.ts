import { expectAccessible } from './support/accessible.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { pictureFile } from './support/pictures.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

test('cash goes into a drawer that is counted, a transfer from its link over its slip into the ledger, and a day of cards is compared', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000)
  const owner = await newOperator(server)
  const landing = await newLanding(owner, { name: 'Caja Clara' })
  const { id } = await reserveFor(owner, landing, { inDays: 30 })
  const reservation = `/app/reservations/${id}`
  const account = page.getByRole('region', { name: 'Cuenta', exact: true })
  const form = account.getByRole('form')
  const balance = async () =>
    (await owner.call<{ balance: number }>('GET', `/reservations/${id}/ledger`)).balance
  const pay = async (amount: string) => {
    await account.getByRole('button', { name: 'Registrar un pago' }).click()
    await form.getByLabel('Monto').fill(amount)
  }
  const write = async () => {
    await form.getByRole('button', { name: 'Registrar' }).click()
    await expect(form).toHaveCount(0)
  }
  const due = await balance()

  await test.step('cash without an open drawer is said to go into none', async () => {
    await openAs(page, owner, reservation)
    await pay('10')
    await expect(account.getByText(/^No hay ninguna caja abierta/)).toBeVisible()
    await form.getByLabel('Forma de pago').selectOption({ label: 'Tarjeta' })
    await expect(account.getByText(/^No hay ninguna caja abierta/)).toHaveCount(0)
  })

  await test.step('a drawer is opened, and what is paid in cash goes into it', async () => {
    await page.goto('/app/drawer')
    await page.getByRole('button', { name: 'Abrir una caja' }).click()
    await page.getByLabel('Lugar').selectOption({ label: 'Zona Colonial' })
    await page.getByLabel('DOP').fill('0')
    await page.getByLabel('USD').fill('50')
    await page.getByRole('button', { name: 'Abrir la caja' }).click()
    await expect(page.getByText('Caja abierta.')).toBeVisible()
    await expectAccessible(page)
    await page.goto(reservation)
    await pay('20')
    await form.getByLabel('Caja').selectOption({ label: 'Zona Colonial' })
    await write()
    expect(await balance()).toBe(due - 2_000)
  })

  await test.step('it is counted, and closed with what is missing and why', async () => {
    await page.goto('/app/drawer')
    await page.getByRole('button', { name: 'Contar y cerrar: Zona Colonial' }).click()
    await expect(page.getByText('Debe haber US$70.00')).toBeVisible()
    await page.getByLabel('USD').fill('65')
    await expect(page.getByText('Faltan US$5.00.')).toBeVisible()
    await page.getByLabel('DOP').fill('0')
    await page.getByRole('button', { name: 'Contar y cerrar', exact: true }).click()
    await page.getByLabel('Por qué no coincide').fill('Se dio mal un vuelto')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Contar y cerrar', exact: true }).click()
    await expect(page.getByText('Caja cerrada.')).toBeVisible()
    await expect(page.getByText('Se dio mal un vuelto')).toBeVisible()
  })

  await test.step('a payment is reversed with its reason, and what rounding leaves is closed by one press', async () => {
    await page.goto(reservation)
    await account.getByRole('button', { name: /^Anular: / }).click()
    await form.getByLabel('Motivo').fill('Se cobró dos veces')
    await form.getByRole('button', { name: 'Anular' }).click()
    await expect(page.getByText('Movimiento anulado.')).toBeVisible()
    expect(await balance()).toBe(due)
    await pay(String((due - 3) / 100))
    await write()
    await account.getByRole('button', { name: 'Cerrar la diferencia de US$0.03' }).click()
    await expect(account.getByText('Saldada')).toBeVisible()
  })

  const second = await reserveFor(owner, landing, { inDays: 40 })

  await test.step('bank accounts are stored, and its page tells the pesos of a price in dollars', async () => {
    await page.goto('/user-config')
    const banks = page.getByRole('form', { name: 'Cuentas de banco' })
    await banks.getByRole('button', { name: 'Agregar una cuenta' }).click()
    await banks.getByLabel('Banco').fill('Banco Popular')
    await banks.getByLabel('Número de cuenta').fill('123-456789-0')
    await banks.getByLabel('Titular').fill('Sol y Arena')
    await banks.getByLabel('Moneda').selectOption('DOP')
    await banks.getByRole('button', { name: 'Guardar las cuentas' }).click()
    await expect(page.getByText('Se guardaron las cuentas.')).toBeVisible()
  })

  await test.step('the customer sends the slip of a transfer from the page of a link', async () => {
    const { url } = await owner.call<{ url: string }>('POST', `/reservations/${second.id}/pay-links`, {})
    await page.goto(url)
    await expect(page.getByText('Banco Popular')).toBeVisible()
    await expect(page.getByText(/cuánto es en esta moneda/)).toBeVisible()
    await page.getByLabel('Foto del comprobante').setInputFiles({
      ...{ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await pictureFile('vehicle') },
    })
    await page.getByRole('button', { name: 'Enviar comprobante' }).click()
    await expect(page.getByText(/^Recibimos tu comprobante/)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('it waits on Hoy, and is confirmed into the ledger', async () => {
    await page.goto('/app/desk')
    const slips = page.getByRole('region', { name: /^Comprobantes por confirmar/ })
    await slips.getByRole('link').click()
    await page.getByRole('button', { name: 'Confirmar pago' }).click()
    await page.getByRole('button', { name: 'Registrar', exact: true }).click()
    await expect(page.getByText('Comprobante confirmado')).toBeVisible()
    await expect(account.getByText('Saldada')).toBeVisible()
  })

  await test.step('AZUL is set up, counts as never run, and a day of its list is compared', async () => {
    await page.goto('/user-config')
    await page.getByRole('button', { name: 'Agregar AZUL' }).click()
    const azul = page.getByRole('form', { name: 'Datos de AZUL' })
    await azul.getByLabel('Moneda', { exact: true }).selectOption('USD')
    await azul.getByLabel('Código de moneda').fill('$')
    await azul.getByLabel('Número de comercio').fill('39038540035')
    await azul.getByLabel('Nombre de comercio').fill('Sol y Arena')
    await azul.getByLabel('Página de pagos').fill('https://azul.example/PaymentPage')
    await azul.getByLabel('AuthKey').fill('super-secreta')
    await expectAccessible(page)
    await azul.getByRole('button', { name: 'Guardar AZUL' }).click()
    await expect(page.getByText('Nunca probada con la real')).toBeVisible()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Elegir el CSV' }).click()
    await (await choosing).setFiles({
      ...{ name: 'azul.csv', mimeType: 'text/csv', buffer: Buffer.from('Orden;Monto\nABC;5.00\n') },
    })
    await expect(page.getByText('Orden ABC: US$5.00 en AZUL, nada aquí.')).toBeVisible()
  })
})
