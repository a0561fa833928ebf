import { expectAccessible } from './support/accessible.ts'
import { answerWith } from './support/answers.ts'
import { expectOneRequest } from './support/double-click.ts'
import { expect, test } from './support/journey.ts'
import { expectKeyboardKept } from './support/keyboard.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

test('an operator arranges the places of a landing, and a visitor without scripts chooses from them', async ({
  page,
  server,
  browser,
}) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Lugares' })
  await openAs(page, operator, '/location-reservaction')
  const section = page.getByRole('region', { name: 'Lugares' })
  const order = async (...expected: string[]) => {
    await expect(section.getByRole('listitem')).toHaveCount(expected.length)
    for (const [index, name] of expected.entries())
      await expect(section.getByRole('listitem').nth(index)).toContainText(name)
  }
  const changeElsewhere = async (name: string, changes: object) => {
    const places = await operator.call<{ id: number; name: string }[]>(
      'GET',
      `/landings/${landing.id}/places`,
    )
    await operator.call('PUT', `/places/${places.find((place) => place.name === name)?.id}`, changes)
  }
  await order('Aeropuerto Las Américas', 'Zona Colonial')
  await expectAccessible(page)

  await test.step('a place is added with all that is known of it; errors are shown at their fields', async () => {
    const dialog = page.getByRole('dialog', { name: 'Agregar lugar' })
    const send = dialog.getByRole('button', { name: 'Agregar lugar' })
    await section.getByRole('button', { name: 'Agregar lugar' }).click()
    await expect(dialog.getByLabel('Nombre')).toBeFocused()
    await send.click()
    await expect(dialog.getByText('Este campo es obligatorio.')).toHaveCount(1)
    await dialog.getByLabel('Nombre').fill(' zona  COLONIAL ')
    await send.click()
    await expect(dialog.getByText('Este nombre ya está en uso. Elige otro.')).toBeVisible()
    await expect(dialog.getByLabel('Nombre')).toBeFocused()
    await dialog.getByLabel('Nombre').fill('Samaná')
    await dialog.getByLabel('Código corto').fill('sam')
    await dialog.getByLabel('Tipo').selectOption('Hotel')
    await dialog.getByRole('switch', { name: 'Devolución' }).press('Space')
    await dialog.getByLabel('Dirección').fill('Calle Santa Bárbara 4')
    await dialog.getByLabel('Teléfono').fill('809 555 0142')
    await dialog.getByLabel('Latitud').fill('19,2')
    await send.click()
    await expect(dialog.getByText('Indica un número.')).toBeVisible()
    await dialog.getByLabel('Latitud').fill('19.2')
    await send.click()
    await expect(dialog.getByText('Indica la latitud y la longitud, o ninguna de las dos.')).toBeVisible()
    await dialog.getByLabel('Longitud').fill('-69.3')
    await dialog.getByLabel('Instrucciones de recogida en español').fill('Frente al muelle.\nToca el timbre.')
    await expectAccessible(page)
    await expectOneRequest(send, ['POST', '/landings/*/places'], page.getByText('Se agregó «Samaná».'))
    await order('Aeropuerto Las Américas', 'Zona Colonial', 'Samaná')
    await expect(section.getByText('Calle Santa Bárbara 4 · 809 555 0142')).toBeVisible()
    const places = await operator.call<object[]>('GET', `/landings/${landing.id}/places`)
    expect(places.at(-1)).toMatchObject({ name: 'Samaná', code: 'SAM' })
    await page.getByRole('button', { name: 'Agregar horario' }).click()
    await expect(page.getByRole('dialog', { name: 'Horario de Samaná' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(section.getByRole('switch', { name: 'Devolución en Samaná' })).not.toBeChecked()
  })

  await test.step('the order is changed by the keyboard, which stays where it was', async () => {
    const up = section.getByRole('button', { name: 'Subir Samaná' })
    await up.focus()
    await page.keyboard.press('Enter')
    await order('Aeropuerto Las Américas', 'Samaná', 'Zona Colonial')
    await expect(section.getByText('Samaná: lugar 2 de 3.')).toBeAttached()
    await expect(up).toBeFocused()
    await page.keyboard.press('Enter')
    await order('Samaná', 'Aeropuerto Las Américas', 'Zona Colonial')
    await page.keyboard.press('Enter')
    await order('Samaná', 'Aeropuerto Las Américas', 'Zona Colonial')
    const mend = await answerWith(page, 'PUT', '/places/*', { status: 500 })
    await section.getByRole('button', { name: 'Bajar Samaná' }).click()
    await expect(page.getByText('No se pudo cambiar el orden.')).toBeVisible()
    await mend()
  })

  await test.step('hours are typed for a day and copied to others; what is no hours is said at its day', async () => {
    const dialog = page.getByRole('dialog', { name: 'Horario de Samaná' })
    await section.getByRole('button', { name: 'Horario de Samaná' }).click()
    await dialog.getByLabel('Lunes: horas').fill('18-8')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Debe terminar después de empezar.')).toBeVisible()
    await expect(dialog.getByLabel('Lunes: horas')).toBeFocused()
    await dialog.getByLabel('Lunes: horas').fill('8-12:30, 14-18')
    await dialog.getByRole('button', { name: 'Copiar el lunes a martes–viernes' }).click()
    await dialog.getByLabel('Domingo: abierto o cerrado').selectOption('Cerrado')
    await dialog.getByRole('button', { name: 'Agregar horas de recogida con cargo' }).click()
    const fee = dialog.getByRole('group', { name: 'Recogida fuera de horario 1' })
    await fee.getByLabel('Horas').fill('18-22')
    await fee.getByLabel('Cargo').fill('20')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(
      section.getByText('lun–vie 08:00–12:30, 14:00–18:00; sáb las 24 horas; dom cerrado'),
    ).toBeVisible()
  })

  await test.step('hours that others changed meanwhile are asked about, and not deciding keeps what was typed', async () => {
    const dialog = page.getByRole('dialog', { name: 'Horario de Samaná' })
    const conflict = page.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' })
    await section.getByRole('button', { name: 'Horario de Samaná' }).click()
    await changeElsewhere('Samaná', { hours: { 1: [{ from: '09:00', to: '17:00' }] } })
    await dialog.getByLabel('Lunes: horas').fill('7-13')
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => conflict.getByRole('button', { name: 'Seguir editando' }).click(),
    ]) {
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await expect(
        conflict.getByRole('radiogroup', { name: 'Semana' }).getByText('09:00–17:00'),
      ).toBeVisible()
      await leave()
      await expect(conflict).toBeHidden()
      await expect(dialog.getByLabel('Lunes: horas')).toHaveValue('7-13')
    }
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await conflict.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
    await expect(section.getByText(/^lun 07:00–13:00/)).toBeVisible()
  })

  await test.step('confirmed holidays are exceptions of the places, and one click undoes them', async () => {
    const dialog = page.getByRole('dialog', { name: 'Feriados' })
    await section.getByRole('button', { name: 'Feriados' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^Agregar \d+ feriados?$/ }).click()
    await expect(section.getByText(/días especiales/)).toHaveCount(3)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(section.getByText(/días especiales/)).toHaveCount(0)
  })

  await test.step('a place that pairs name is switched off after a question', async () => {
    const pickup = section.getByRole('switch', { name: 'Recogida en Zona Colonial' })
    const question = page.getByRole('dialog', { name: 'Sin recogida en Zona Colonial' })
    const pair = page.getByRole('button', { name: 'Quitar Zona Colonial a Zona Colonial' })
    await pickup.press('Space')
    await expect(question.getByText('También se quita la localización que lo nombra.')).toBeVisible()
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(pickup).toBeChecked()
    await pickup.press('Space')
    await question.getByRole('button', { name: 'Dejar de ofrecer' }).click()
    await expect(pickup).not.toBeChecked()
    await expect(pair).toHaveCount(0)
    await pickup.press('Space')
    await expect(pickup).toBeChecked()
  })

  await test.step('a changed form asks before it closes, and about what was changed elsewhere meanwhile', async () => {
    const dialog = page.getByRole('dialog', { name: 'Editar lugar' })
    const instructions = 'Instrucciones de recogida en español'
    await section.getByRole('button', { name: 'Editar Samaná' }).click()
    await expect(dialog.getByLabel(instructions)).toHaveValue('Frente al muelle.\nToca el timbre.')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await section.getByRole('button', { name: 'Editar Zona Colonial' }).click()
    await dialog.getByLabel(instructions).fill('Por el parqueo.')
    await dialog.getByLabel('Dirección').fill('Calle Las Damas 1')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: '¿Cerrar sin guardar?' }).getByText('Seguir aquí').click()
    await expect(dialog.getByLabel('Dirección')).toHaveValue('Calle Las Damas 1')
    await changeElsewhere('Zona Colonial', {
      ...{ address: 'Calle El Conde 2', phone: '809 555 0100' },
      ...{ instructionsEs: 'Por la otra puerta.' },
    })
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    const conflict = page.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' })
    const address = conflict.getByRole('radiogroup', { name: 'Dirección' })
    await expect(address.getByText('Calle El Conde 2')).toBeVisible()
    await expect(
      conflict.getByRole('radiogroup', { name: instructions }).getByText('Por la otra puerta.'),
    ).toBeVisible()
    await expectAccessible(page)
    await conflict.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se guardó «Zona Colonial».')).toBeVisible()
    await expect(section.getByText('Calle Las Damas 1 · 809 555 0100')).toBeVisible()
  })

  await test.step('a visitor chooses from what is offered, in this order, without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const visitor = await context.newPage()
    await visitor.goto(`${server.origin}/${landing.name}`)
    const choices = (label: string) => visitor.getByLabel(label).first().locator('option')
    await expect(choices('Lugar de recogida')).toHaveText([
      'Samaná',
      'Aeropuerto Las Américas',
      'Zona Colonial',
    ])
    await expect(visitor.getByRole('listitem').filter({ hasText: 'Samaná' })).toContainText(
      'mar–vie 8:00 a. m.–12:30 p. m., 2:00–6:00 p. m.',
    )
    await expect(choices('Lugar de devolución')).toHaveText([
      'El mismo de la recogida',
      'Aeropuerto Las Américas',
      'Zona Colonial',
    ])
    await context.close()
  })

  await test.step('a place is deleted after a confirmation that names it', async () => {
    for (const name of ['Zona Colonial', 'Aeropuerto Las Américas']) {
      await section.getByRole('button', { name: `Eliminar ${name}` }).click()
      const question = page.getByRole('dialog', { name: `Eliminar ${name}` })
      await question.getByRole('button', { name: 'Eliminar' }).click()
      await expect(page.getByText(`Se eliminó «${name}».`)).toBeVisible()
    }
    await order('Samaná')
    await expectKeyboardKept(page)
  })

  await test.step('where nothing but a pickup is offered, a visitor returns there', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const visitor = await context.newPage()
    await visitor.goto(`${server.origin}/${landing.name}`)
    await expect(visitor.getByLabel('Lugar de devolución').first().locator('option')).toHaveText([
      'El mismo de la recogida',
    ])
    await context.close()
  })
})
