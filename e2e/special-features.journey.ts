import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { expectOneRequest } from './support/double-click.ts'
import { expect, test } from './support/journey.ts'
import { expectKeyboardKept } from './support/keyboard.ts'
import { newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

test('an operator builds the catalogue of special features, with every kind of error', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const letGo = await holdBack(page, 'GET', '/special-features')
  await openAs(page, operator, '/feature-view')
  await expect(page).toHaveTitle('Características | Nelly')
  await expect(page.getByText('Cargando características...')).toBeVisible()
  await letGo()
  await expect(page.getByRole('heading', { name: 'Aún no hay características' })).toBeVisible()
  await expectAccessible(page)

  const add = page.getByRole('button', { name: 'Agregar característica' })
  const dialog = page.getByRole('dialog', { name: 'Agregar característica' })
  const name = dialog.getByLabel('Nombre')
  const save = dialog.getByRole('button', { name: 'Guardar' })

  await test.step('Escape closes the dialog and restores the focus', async () => {
    await add.click()
    await expect(name).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(add).toBeFocused()
  })

  await test.step('name and value are required', async () => {
    await add.click()
    await name.fill('Peaje rápido')
    await save.click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Por favor, completa todos los campos de la característica.',
    )
    await expect(dialog.getByLabel('Valor')).toBeFocused()
    await expectAccessible(page)
  })

  await test.step("the server's errors are shown below their fields", async () => {
    await name.fill('P'.repeat(61))
    await dialog.getByLabel('Valor').fill('Incluido')
    await save.click()
    await expect(dialog.getByText('Usa hasta 60 caracteres.')).toBeVisible()
    await expect(name).toBeFocused()
  })

  await test.step('a failure is reported in the dialog, and nothing typed is lost', async () => {
    const mend = await answerWith(page, 'POST', '/special-features', { status: 500 })
    await name.fill('Peaje rápido')
    await save.click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Error al crear la característica. Inténtalo de nuevo.',
    )
    await expect(name).toHaveValue('Peaje rápido')
    await expect(save).toBeFocused()
    await mend()
  })

  await test.step('a feature is added and found again', async () => {
    const added = page.getByText('Caracteristica agregada con éxito.')
    await expectOneRequest(save, ['POST', '/special-features'], added)
    await expect(page.getByText('1 característica', { exact: true })).toBeVisible()
    await page.getByLabel('Buscar característica').fill('RAPIDO')
    await expect(page.getByText('Incluido')).toBeVisible()
    await page.getByLabel('Buscar característica').fill('piscina')
    await expect(page.getByText('Nada coincide con «piscina».')).toBeVisible()
    await page.getByRole('button', { name: 'Borrar búsqueda' }).click()
    await expect(page.getByLabel('Buscar característica')).toBeFocused()
    await expectAccessible(page)
  })

  const bin = page.getByRole('button', { name: 'Eliminar Peaje rápido' })
  const question = page.getByRole('dialog', { name: 'Eliminar «Peaje rápido»' })

  await test.step('deleting asks first, may fail, and succeeds', async () => {
    const mend = await answerWith(page, 'DELETE', '/special-features/*', { status: 500 })
    await bin.click()
    await page.keyboard.press('Escape')
    await expect(bin).toBeFocused()
    await bin.click()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('Error al eliminar la característica. Inténtalo de nuevo.')).toBeVisible()
    await mend()
    await bin.click()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('Borrado exitoso.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Aún no hay características' })).toBeVisible()
    await expectKeyboardKept(page)
  })

  await test.step("a list that can't be loaded does not look empty", async () => {
    const mend = await answerWith(page, 'GET', '/special-features', { status: 500 })
    await page.reload()
    await expect(page.getByText('¡Ups! Algo salió mal.')).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { name: 'Aún no hay características' })).toBeVisible()
  })
})
