import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

test('reservations are loaded, listed, opened and deleted', async ({ page, server }) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Costa Esmeralda' })

  await test.step('loading, and none yet', async () => {
    const letGo = await holdBack(page, 'GET', '/reservations/user/*')
    await openAs(page, operator, '/reservation')
    await expect(page.getByText('Cargando datos...')).toBeVisible()
    await letGo()
    await expect(page).toHaveTitle('Reservaciones | Nelly')
    await expect(page.getByRole('heading', { name: 'Aún no hay reservas' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver mis landings' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/view-landing/${landing.id}`)
    await expect(page.getByText('No hay reservas disponibles.')).toBeVisible()
  })

  const comment = 'Llegamos de noche.'
  const made = await reserveFor(operator, landing, { inDays: 5, babySeats: 1, comment })

  await test.step('a table', async () => {
    await page.goto('/reservation')
    await expect(page.getByText('1 reserva · US$217.65')).toBeVisible()
    // It moves the table down when it comes, which must not happen under a click.
    await expect(page.getByText('Reserva nueva.')).toBeVisible()
    const row = page.getByRole('row', { name: /Toyota Corolla/ })
    for (const shown of ['US$217.65', 'Ana', 'Pérez', 'ana@example.com', '+1 809 555 0101', comment]) {
      await expect(row.getByText(shown, { exact: true })).toBeVisible()
    }
    for (const column of [
      'Foto',
      'Vehículo',
      'Total',
      'Nombre',
      'Apellido',
      'Correo',
      'Teléfono',
      'Descripción',
    ]) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
    }
    await expectAccessible(page)
  })

  const opener = page.getByRole('button', { name: 'Toyota Corolla: Ver la reserva de Ana Pérez' })
  const dialog = page.getByRole('dialog', { name: 'Ver la reserva de Ana Pérez' })

  await test.step('all details in a dialog, which restores the focus', async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    for (const [line, amount] of [
      ['Alquiler, 3 días × US$45.00', 'US$135.00'],
      ['Silla para bebé × 1, 3 días US$12.00 por día', 'US$36.00'],
      ['Servicio adicional de responsabilidad civil una vez por alquiler', 'US$9.95'],
      ['Tasa de licencia del vehículo una vez por alquiler', 'US$3.50'],
      ['Subtotal', 'US$184.45'],
      ['Impuesto (ITBIS 18%)', 'US$33.20'],
      ['Total', 'US$217.65'],
    ] as const) {
      await expect(dialog.getByRole('row', { name: `${line} ${amount}`, exact: true })).toBeVisible()
    }
    for (const told of [made.reference, 'Aeropuerto Las Américas', 'Zona Colonial', comment]) {
      await expect(dialog.getByText(told)).toBeVisible()
    }
    const links = await dialog
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([
      'mailto:ana@example.com',
      'tel:+18095550101',
      'https://wa.me/18095550101',
      expect.stringMatching(/^\/app\/customers\/\d+$/),
      expect.stringMatching(/^\/app\/landings\/\d+\/site\/history$/),
    ])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('a click anywhere in a row opens it, at an address that survives a reload', async () => {
    const row = page.getByRole('row', { name: /Toyota Corolla/ })
    await row.getByText(comment).click()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/\/reservation\?reservation=\d+$/)
    await page.reload()
    await expect(dialog).toContainText('US$217.65')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await page.goto(`/app/reservations/${made.id}`)
    await expect(dialog).toContainText(made.reference)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/reservation$/)
    await page.goto('/app/reservations/999999')
    await expect(page.getByRole('alert')).toHaveText('Esta reserva ya no está: fue eliminada.')
    await page.goto('/reservation')
  })

  const question = page.getByRole('dialog', { name: 'Eliminar la reserva de Ana Pérez' })

  await test.step('the table offers to delete a future one as well, and asks the same', async () => {
    await page.getByRole('button', { name: 'Eliminar la reserva de Ana Pérez' }).click()
    await expect(question).toContainText('no se le avisa a nadie')
    await expect(question.getByRole('button', { name: 'Mejor cancelarla' })).toBeVisible()
    await question.getByRole('button', { name: 'Cancelar', exact: true }).click()
    await expect(question).toBeHidden()
  })

  await test.step('deleting a future one says that the customer gets no mail, may fail, and can be undone', async () => {
    const remove = dialog.getByRole('button', { name: 'Eliminar' })
    await opener.click()
    await remove.click()
    await expect(question).toContainText('no se le avisa a nadie')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancelar', exact: true }).click()
    await expect(remove).toBeFocused()
    const mend = await answerWith(page, 'DELETE', '/reservations/*', { status: 500 })
    // A press is not lost while the list is read again after the failure.
    const letGo = await holdBack(page, 'GET', '/reservations/user/*')
    await remove.click()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('Hubo un problema al eliminar la reserva.')).toBeVisible()
    await expect(dialog).toBeVisible()
    await mend()
    await remove.click()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(dialog).toBeHidden()
    await letGo()
    await expect(page.getByRole('heading', { name: 'Aún no hay reservas' })).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Reserva recuperada.')).toBeVisible()
    await expect(opener).toBeVisible()
  })

  await test.step('cancelling is offered instead, asks for a reason, and mails the customer', async () => {
    // The notice of a new reservation, which it is again, moves the list as it appears.
    await expect(async () => {
      await opener.click({ timeout: 1_000 })
      await expect(dialog).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await dialog.getByRole('button', { name: 'Eliminar' }).click()
    await question.getByRole('button', { name: 'Mejor cancelarla' }).click()
    const confirm = dialog.getByRole('button', { name: 'Cancelar la reserva' })
    await confirm.click()
    await expect(dialog.getByText('Elige un motivo: el cliente lo va a leer.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'El cliente lo pidió' }).check()
    await expect(dialog.getByRole('checkbox', { name: /US\$100\.00/ })).toBeVisible()
    await expect(dialog.getByText(/Hay un cargo por cancelación de US\$100\.00/)).toBeVisible()
    await dialog.getByRole('radio', { name: 'Otro motivo' }).check()
    await confirm.click()
    await expect(dialog.getByText('Dile al cliente por qué.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Mensaje para el cliente' }).fill('Viene un huracán.')
    await expect(dialog.getByText(/No hay cargo por cancelación\. .* ana@example\.com/)).toBeVisible()
    await expectAccessible(page)
    await confirm.click()
    await expect(page.getByText('Reserva cancelada. Le avisamos a ana@example.com.')).toBeVisible()
    await expect(dialog).toContainText('La cancelaste el')
    await expect(dialog).toContainText('Viene un huracán.')
    await page.keyboard.press('Escape')
    await expect(page.getByText('1 cancelada')).toBeVisible()
    await page.getByRole('button', { name: 'Eliminar la reserva de Ana Pérez' }).click()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByRole('heading', { name: 'Aún no hay reservas' })).toBeVisible()
  })

  await test.step('a loading error is shown and can be retried', async () => {
    const mend = await answerWith(page, 'GET', '/reservations/user/*', { status: 500 })
    await page.reload()
    await expect(page.getByText('Error al cargar las reservas.')).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { name: 'Aún no hay reservas' })).toBeVisible()
  })
})
