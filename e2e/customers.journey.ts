import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { mailTo } from './support/mails.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { cancelAsOperator, reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

test('an operator finds a customer, notes not to rent to them, is warned at the next booking, merges and erases', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Conocidos' })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 5 })
  await openAs(page, operator, '/app/customers')
  await expect(page).toHaveTitle('Clientes | Nelly')
  await expect(page.getByRole('heading', { name: 'Todavía no hay clientes' })).toBeVisible()
  const ana = await reserveFor(operator, landing, { inDays: 3 })
  const twin = { name: 'Anita', email: 'anita@example.com', phone: '+34 600 11 22 33' }
  const other = await reserveFor(operator, landing, { inDays: 20, ...twin })

  await test.step('a customer is found by their phone, however it is written', async () => {
    await page.reload()
    await expect(page.getByText('2 clientes')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Buscar nombre, correo o teléfono' }).fill('(809) 555-0101')
    await expect(page.getByText('1 cliente', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Ana Pérez' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ana Pérez' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '1 reserva' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('they are noted, and not to be rented to, which needs a reason', async () => {
    await page.getByRole('button', { name: 'Editar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ana Pérez' })
    await dialog.getByLabel('Notas').fill('Prefiere automático')
    await dialog.getByLabel('Documento').selectOption('Cédula')
    await dialog.getByLabel('Número').fill('001-1234567-4')
    await dialog.getByRole('switch', { name: 'No alquilarle a este cliente' }).click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Di por qué: quien vea el aviso necesita saberlo.')).toBeVisible()
    await expect(dialog.getByLabel('Número')).toHaveAccessibleDescription(/^La cédula no es correcta/)
    await dialog.getByLabel('Número').fill('001-1234567-3')
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Fumó en el carro')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se guardó a Ana Pérez.')).toBeVisible()
    await expect(page.getByText('No alquilarle: Fumó en el carro')).toBeVisible()
    await expect(page.getByText('Cédula 00112345673')).toBeVisible()
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the next booking has the warning, in the mail, in the list and in its details', async () => {
    const next = await reserveFor(operator, landing, { inDays: 10, email: 'otra@example.com' })
    await expect
      .poll(async () => (await mailTo(server, operator.email, 'notice')).text)
      .toMatch(/^Marcaste a este cliente$/im)
    expect((await mailTo(server, operator.email, 'notice')).text).not.toContain('Fumó en el carro')
    await page.goto('/reservation')
    await expect(page.getByText('No alquilarle: Fumó en el carro')).toHaveCount(2)
    await page.goto(`/app/reservations/${next.id}`)
    const dialog = page.getByRole('dialog', { name: 'Ver la reserva de Ana Pérez' })
    await expect(dialog.getByText('No alquilarle: Fumó en el carro')).toBeVisible()
    await dialog.getByRole('link', { name: 'Cliente con 2 reservas' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ana Pérez' })).toBeVisible()
    await cancelAsOperator(operator, next.id)
  })

  await test.step('at the desk, they are proposed while typing, and saving asks first', async () => {
    await page.goto('/reservation')
    await page.getByRole('link', { name: 'Nueva reserva' }).click()
    const form = page.getByRole('form', { name: 'Nueva reserva' })
    await form.getByLabel('Fecha de recogida').fill(inDays(30))
    await form.getByLabel('Fecha de devolución').fill(inDays(32))
    await form.getByRole('radio', { name: /Toyota Corolla/ }).check()
    await form.getByLabel('Teléfono').pressSequentially('809 555')
    await expect(
      form.getByRole('option', { name: /Ana Pérez.*No alquilarle: Fumó en el carro/ }),
    ).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Apellido')).toHaveValue('Pérez')
    await expect(form.getByText('No alquilarle: Fumó en el carro')).toBeVisible()
    await form.getByRole('button', { name: 'Reservar' }).click()
    const question = page.getByRole('dialog', { name: 'Marcaste a este cliente: no alquilarle' })
    await question.getByRole('button', { name: 'Volver' }).click()
    await expect(form.getByLabel('Apellido')).toHaveValue('Pérez')
  })

  await test.step('somebody who is listed twice is merged, after a look at what that does', async () => {
    await page.goto('/app/customers?search=Anita')
    await page.getByRole('link', { name: 'Anita Pérez' }).click()
    await page.getByRole('button', { name: 'Unir con otro' }).click()
    const dialog = page.getByRole('dialog', { name: 'Unir dos clientes' })
    const search = dialog.getByRole('searchbox')
    await expect(search).toBeFocused()
    await page.route('**/api/customers?*', (route) => route.abort())
    await search.fill('ana perez')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/customers?*')
    await dialog.getByRole('button', { name: 'Reintentar' }).click()
    await dialog.getByRole('button', { name: 'Elegir a Ana Pérez' }).press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Qué cambia al unir con Ana Pérez' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Elegir otro' }).press('Enter')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('ana perez')
    await dialog.getByRole('button', { name: 'Elegir a Ana Pérez' }).press('Enter')
    await expect(dialog.getByText(/^2 reservas de Ana Pérez pasan a Anita Pérez\./)).toBeVisible()
    await expect(dialog.getByText('No se puede deshacer.')).toBeVisible()
    await expectAccessible(page)
    const missing: string[] = []
    page.on('response', (answer) => void (answer.status() === 404 && missing.push(answer.url())))
    await dialog.getByRole('button', { name: 'Unir', exact: true }).click()
    await expect(page.getByText('Ahora son un solo cliente.')).toBeVisible()
    await expect(page.getByRole('heading', { name: '3 reservas' })).toBeVisible()
    await expect(page.getByText('Prefiere automático')).toBeVisible()
    expect(missing).toEqual([])
  })

  await test.step('their data is erased once nothing is to come', async () => {
    const erase = async () => {
      await page.getByRole('button', { name: 'Borrar datos' }).click()
      const question = page.getByRole('dialog', { name: '¿Borrar los datos de Anita Pérez?' })
      await question.getByRole('button', { name: 'Borrar' }).click()
    }
    await erase()
    await expect(page.getByText(/^Este cliente tiene una reserva por venir/)).toBeVisible()
    for (const { id } of [ana, other]) await cancelAsOperator(operator, id)
    await erase()
    await expect(page.getByText('Se borraron los datos.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Todavía no hay clientes' })).toBeVisible()
    await page.goto('/reservation')
    await expect(page.getByText('Datos borrados')).toHaveCount(3)
  })
})
