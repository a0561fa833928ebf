import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { MOVING } from './support/moving.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

test.describe('the list of landings', () => {
  test.use(MOVING)

  test("shows a loading state, then the landings; says when they can't be loaded, and retries", async ({
    page,
    server,
  }) => {
    const operator = await newOperator(server)
    const { displayName } = await newLanding(operator, { name: 'Costa Alegre' })
    const letGo = await holdBack(page, 'GET', '/landing/*')
    await openAs(page, operator, '/landings')
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Cargando' })).toBeVisible()
    await letGo()
    await expect(page.getByRole('link', { name: `Abrir ${displayName}` })).toBeVisible()
    const mend = await answerWith(page, 'GET', '/landing/*', { status: 500 })
    await page.reload()
    await expect(page.getByText('¡Ups! Algo salió mal.')).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('link', { name: `Abrir ${displayName}` })).toBeVisible()
  })

  test('shows new owners the first step', async ({ page, server }) => {
    await openAs(page, await newOperator(server), '/landings')
    await expect(page.getByRole('link', { name: 'Agregar landing' }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('is filtered by name, and deletes a landing after a confirmation, with an undo', async ({
    page,
    server,
  }) => {
    const operator = await newOperator(server)
    const bay = await newLanding(operator, { name: 'Bahía Azul' })
    await reserveFor(operator, bay, { inDays: 3 })
    const hill = await newLanding(operator, { name: 'Loma Alta', published: false })
    const cards = page.getByRole('listitem').getByRole('heading', { level: 2 })
    const search = page.getByRole('searchbox', { name: 'Buscar por nombre' })
    const remove = page.getByRole('button', { name: `Eliminar ${bay.displayName}` })
    const question = page.getByRole('dialog', { name: `Eliminar «${bay.displayName}»` })
    await openAs(page, operator, '/landings')
    await expect(cards).toHaveText([hill.displayName, bay.displayName])
    await expect(page.getByText('Borrador')).toHaveCount(1)
    await expect(page.getByText('1 vehículo')).toHaveCount(2)

    await search.fill('bahia')
    await expect(cards).toHaveText([bay.displayName])
    await search.fill('nada así')
    await expect(page.getByRole('main').getByText('Nada coincide con «nada así».')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Borrar búsqueda' }).press('Enter')
    await expect(cards).toHaveCount(2)

    await remove.press('Enter')
    await expect(question).toContainText('¿Estás seguro de eliminar esta landing?')
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await expect(question.getByText('1 reserva está por venir.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(remove).toBeFocused()

    const heal = await answerWith(page, 'GET', '/landing/*/open-rentals', { status: 500 })
    const confirm = question.getByRole('button', { name: 'Eliminar' })
    await remove.press('Enter')
    await expect(question.getByRole('alert')).toContainText('No pudimos contar las reservas por venir')
    await expect(confirm).toBeDisabled()
    await heal()
    await question.getByRole('button', { name: 'Reintentar' }).press('Enter')
    const mend = await answerWith(page, 'DELETE', '/landing/*', { status: 500 })
    await confirm.click()
    await expect(page.getByRole('alert')).toContainText('No se pudo eliminar la landing.')
    await mend()
    await remove.press('Enter')
    await confirm.click()
    await expect(page.getByText(`«${bay.displayName}» está en Papelería.`)).toBeVisible()
    await expect(cards).toHaveText([hill.displayName])
    // It waits as long as the keyboard is in it.
    const undo = page.getByRole('button', { name: 'Deshacer' })
    await undo.focus()
    await expectAccessible(page)
    await undo.press('Enter')
    await expect(page.getByText('Landing restaurada con éxito')).toBeVisible()
    await expect(cards).toHaveCount(2)
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  })

  test('leads to the login once the session has expired', async ({ page, server }) => {
    const operator = await newOperator(server)
    await openAs(page, operator, '/landings')
    const help = page.getByRole('link', { name: 'Ayuda' }).first()
    // In one go: what looks for news by itself leads to the login as well.
    await help.evaluate((link: HTMLElement) => {
      localStorage.setItem('sessionExpiry', new Date(0).toISOString())
      link.click()
    })
    await expect(page).toHaveURL(`${server.origin}/`)
  })
})
