import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { expectOneRequest } from './support/double-click.ts'
import { expect, test } from './support/journey.ts'
import { expectKeyboardKept } from './support/keyboard.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

test('without a landing the locations link to the wizard', async ({ page, server }) => {
  const mend = await answerWith(page, 'GET', '/landing/*', { status: 500 })
  await openAs(page, await newOperator(server), '/location-reservaction')
  await expect(page.getByText('¡Ups! Algo salió mal.')).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { name: 'Primero crea una landing' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Crear landing' }).click()
  await expect(page).toHaveURL(/\/layout-designer$/)
})

test('an operator adds and removes places of each landing', async ({ page, server }) => {
  const operator = await newOperator(server)
  const north = await newLanding(operator, { name: 'Norte' })
  const south = await newLanding(operator, { name: 'Sur' })
  const letGo = await holdBack(page, 'GET', '/landings/*/*')
  await openAs(page, operator, '/location-reservaction')
  await expect(page).toHaveTitle('Localizaciones | Nelly')
  await expect(page.getByText('Cargando datos...')).toBeVisible()
  await letGo()
  const choice = page.getByRole('combobox', { name: 'Landing' })
  await expect(choice).toHaveValue(south.displayName)
  const option = page.getByRole('option', { name: north.displayName })
  await choice.press('ArrowDown')
  await expect(option).toBeVisible()
  await expect(async () => {
    await choice.press('ArrowDown')
    expect(await choice.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
  }).toPass()
  await choice.press('Enter')
  await expect(choice).toHaveValue(north.displayName)
  await expect(page.getByText('Zona Colonial').first()).toBeVisible()

  const add = page.getByRole('button', { name: 'Agregar localización' }).first()
  const dialog = page.getByRole('dialog', { name: 'Agregar localización' })
  const pickup = dialog.getByLabel('Lugar de recogida')
  const send = dialog.getByRole('button', { name: 'Agregar localización' })
  const pairs = page.getByRole('region', { name: 'Recogida y devolución' })
  // The chips come before the places themselves.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Recogida y devolución',
  )

  await test.step('the dialog requires both places and restores the focus', async () => {
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(pickup).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Este campo es obligatorio.')).toHaveCount(2)
    await expect(pickup).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(add).toBeFocused()
  })

  await test.step("the server's errors are shown below their fields, and a failure is reported", async () => {
    await add.click()
    await pickup.fill('Aeropuerto del Cibao')
    await dialog.getByLabel('Lugar de devolución').fill('La Romana')
    let mend = await answerWith(page, 'POST', '/landings/*/addLocation', {
      status: 422,
      code: 'invalid',
      errors: { arrival_place: ['Usa hasta 120 caracteres.'] },
    })
    await send.click()
    await expect(dialog.getByText('Usa hasta 120 caracteres.')).toBeVisible()
    await expect(dialog.getByLabel('Lugar de devolución')).toBeFocused()
    await expectAccessible(page)
    await mend()
    mend = await answerWith(page, 'POST', '/landings/*/addLocation', { status: 500 })
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText('No se pudo guardar la localización.')
    await expect(send).toBeFocused()
    await mend()
    await expectOneRequest(
      send,
      ['POST', '/landings/*/addLocation'],
      page.getByText('Localización agregada.'),
    )
    await expect(pairs.getByText('Aeropuerto del Cibao', { exact: true })).toBeVisible()
    await expect(pairs.getByRole('list').getByText('La Romana')).toBeVisible()
    const places = page.getByRole('region', { name: 'Lugares' }).getByRole('listitem')
    await expect(places.filter({ hasText: 'La Romana' })).toHaveCount(1)
  })

  await test.step('a pair is removed after a confirmation', async () => {
    const out = page.getByRole('button', { name: 'Quitar Aeropuerto del Cibao a La Romana' })
    const question = page.getByRole('dialog', { name: 'Quitar localización' })
    const mend = await answerWith(page, 'DELETE', '/landing/*/locations?*', { status: 500 })
    await out.click()
    await question.getByRole('button', { name: 'Quitar' }).click()
    await expect(page.getByText('No se pudo quitar la localización.')).toBeVisible()
    await mend()
    await out.click()
    await question.getByRole('button', { name: 'Quitar' }).click()
    await expect(page.getByText('Borrado exitoso.')).toBeVisible()
    await expect(out).toHaveCount(0)
    await expectKeyboardKept(page)
  })

  await test.step('the other landing keeps its own', async () => {
    for (const place of ['Aeropuerto Las Américas', 'Zona Colonial']) {
      await page.getByRole('button', { name: `Quitar ${place} a ${place}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
      await expect(page.getByRole('button', { name: `Quitar ${place} a ${place}` })).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { name: 'Sin localizaciones todavía' })).toBeVisible()
    await expectAccessible(page)
    await choice.click()
    await page.getByRole('option', { name: south.displayName }).click()
    await expect(page.getByText('Zona Colonial').first()).toBeVisible()
  })

  await test.step("places that can't be loaded do not look like an empty list", async () => {
    const mend = await answerWith(page, 'GET', '/landings/*/*', { status: 500 })
    await page.reload()
    await expect(page.getByText('¡Ups! Algo salió mal.')).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText('Zona Colonial').first()).toBeVisible()
    await expectKeyboardKept(page)
  })
})
