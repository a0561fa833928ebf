import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { expect, test } from './support/journey.ts'
import { expectKeyboardKept } from './support/keyboard.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

// Rule of "Screens: the operator's lists and forms": web/owner/deleted-landings/deleted-landings-screen.client.tsx, web/owner/deleted-landings/rename-dialog.tsx
test('deleted landings are searched, restored, renamed where their name was taken, and deleted for good', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const letGo = await holdBack(page, 'GET', '/landing/deleted/*')
  await openAs(page, operator, '/history')
  await expect(page).toHaveTitle('Papelería | Nelly')
  await expect(page.getByText('Cargando datos...')).toBeVisible()
  await letGo()
  await expect(page.getByRole('heading', { name: 'La papelería está vacía' })).toBeVisible()
  await expectAccessible(page)

  for (const name of ['Isla Saona', 'Río Chavón', 'Cumayasa']) {
    const landing = await newLanding(operator, { name, exactName: true })
    if (name === 'Cumayasa') {
      await reserveFor(operator, landing, { inDays: 4 })
      await reserveFor(operator, landing, { inDays: 8 })
    }
    await operator.call('DELETE', `/landing/${landing.id}`)
  }
  await newLanding(operator, { name: 'Río Chavón', exactName: true })
  const mend = await answerWith(page, 'GET', '/landing/deleted/*', { status: 500 })
  await page.reload()
  await expect(page.getByText('¡Ups! Algo salió mal.')).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3)
  await expectAccessible(page)

  await test.step('the search filters them', async () => {
    await page.getByLabel('Buscar por nombre').fill('rio')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Río Chavón'])
    await page.getByLabel('Buscar por nombre').fill('montaña')
    await expect(page.getByText('Nada coincide con «montaña».')).toBeVisible()
    await page.getByLabel('Buscar por nombre').fill('')
  })

  await test.step('restoring may fail, and succeeds', async () => {
    const restore = page.getByRole('button', { name: 'Restaurar Isla Saona' })
    const mendIt = await answerWith(page, 'POST', '/landing/restore/*', { status: 500 })
    await restore.click()
    await expect(page.getByText('No se pudo restaurar la landing.')).toBeVisible()
    await expect(restore).toBeFocused()
    await mendIt()
    await restore.click()
    await expect(page.getByText('Landing restaurada con éxito')).toBeVisible()
    await expect(restore).toHaveCount(0)
    await expectKeyboardKept(page)
  })

  await test.step('one whose name was taken asks for another', async () => {
    const restore = page.getByRole('button', { name: 'Restaurar Río Chavón' })
    const dialog = page.getByRole('dialog', { name: 'El nombre ya está en uso' })
    await restore.click()
    await expect(dialog.getByLabel('Nuevo nombre')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(restore).toBeFocused()
    await restore.click()
    await dialog.getByLabel('Nuevo nombre').fill('Isla Saona')
    await dialog.getByRole('button', { name: 'Restaurar' }).click()
    await expect(dialog.getByLabel('Nuevo nombre')).toBeFocused()
    await expect(dialog.getByLabel('Nuevo nombre')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await dialog.getByLabel('Nuevo nombre').fill('Río Chavón Norte')
    await expect(dialog.getByText('rio-chavon-norte')).toBeVisible()
    await dialog.getByRole('button', { name: 'Restaurar' }).click()
    await expect(dialog).toBeHidden()
    await expect(restore).toHaveCount(0)
  })

  await test.step("the final deletion says that it can't be undone", async () => {
    const forGood = page.getByRole('button', { name: 'Eliminar para siempre Cumayasa' })
    const question = page.getByRole('dialog', { name: 'Eliminar «Cumayasa» para siempre' })
    await forGood.click()
    await expect(
      question.getByText('¿Estás seguro de eliminar esta landing? Este proceso es irreversible.'),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(forGood).toBeFocused()
    const mendIt = await answerWith(page, 'DELETE', '/landing/deletedFinal/*', { status: 500 })
    const name = question.getByLabel('Escribe «Cumayasa» para confirmar')
    const confirm = question.getByRole('button', { name: 'Eliminar para siempre' })
    await forGood.click()
    await expect(question.getByText('2 reservas están por venir.')).toBeVisible()
    await expect(
      question.getByText(
        'Se cancelan y se borran con la landing, y se avisa por correo a cada cliente por venir.',
      ),
    ).toBeVisible()
    await expect(confirm).toBeDisabled()
    await name.fill('Cumayas')
    await expect(confirm).toBeDisabled()
    await expectAccessible(page)
    await name.fill(' CUMAYASA')
    await confirm.click()
    await expect(page.getByText('No se pudo eliminar la landing.')).toBeVisible()
    await mendIt()
    await forGood.click()
    await expect(question.locator(':focus')).toBeVisible()
    await name.fill('cumayasá')
    await name.press('Enter')
    await expect(page.getByText('Borrado exitoso.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'La papelería está vacía' })).toBeVisible()
    await expectKeyboardKept(page)
  })

  const left = await operator.call<{ name: string }[]>('GET', `/landing/${operator.id}`)
  expect(left.map(({ name }) => name).sort()).toEqual(['isla-saona', 'rio-chavon', 'rio-chavon-norte'])
})
