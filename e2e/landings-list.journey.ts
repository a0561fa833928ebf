import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { endSession, openAs } from './support/signed-in.ts'

test.describe('the list of landings', () => {
  test('shows that it loads, then what there is', async ({ page, server }) => {
    const operator = await newOperator(server)
    await newLanding(operator, { name: 'Costa Alegre' })
    const letGo = await holdBack(page, 'GET', '/landing/*')
    await openAs(page, operator, '/landings')
    await expect(page.getByRole('status').first()).toBeVisible()
    await expectAccessible(page)
    letGo()
    await expect(page.getByRole('link', { name: 'Abrir Costa Alegre' })).toBeVisible()
    await expectAccessible(page)
  })

  test('offers the first step to who has none', async ({ page, server }) => {
    await openAs(page, await newOperator(server), '/landings')
    await expect(page.getByRole('link', { name: 'Agregar landing' }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('says when it cannot be loaded, and tries again', async ({ page, server }) => {
    const operator = await newOperator(server)
    await newLanding(operator, { name: 'Sierra Verde' })
    const mend = await answerWith(page, 'GET', '/landing/*', { status: 500 })
    await openAs(page, operator, '/landings')
    await expect(page.getByText('¡Ups! Algo salió mal.')).toBeVisible()
    await expectAccessible(page)
    await mend()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('link', { name: 'Abrir Sierra Verde' })).toBeVisible()
  })

  test('leads to the login once the session is over', async ({ page, server }) => {
    const operator = await newOperator(server)
    await openAs(page, operator, '/landings')
    await expect(page.getByRole('link', { name: 'Agregar landing' }).first()).toBeVisible()
    await endSession(page, operator)
    await page.getByRole('link', { name: 'Ayuda' }).first().click()
    await expect(page).toHaveURL(`${server.origin}/`)
  })
})
