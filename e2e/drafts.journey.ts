import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { endSession, openAs, signIn } from './support/signed-in.ts'

test('a landing half made when the session ends is offered back after the login, on the same page', async ({
  page,
  server,
}) => {
  await page.clock.install()
  const operator = await newOperator(server)
  await openAs(page, operator, '/layout-designer')
  await page.getByLabel('Nombre de la landing').fill('Brisa del Mar')
  await page.getByRole('radio', { name: 'Inglés' }).check()
  await page.getByRole('textbox', { name: 'Color principal' }).fill('#0b6e75')

  await endSession(page, operator)
  await page.clock.runFor('01:00')
  await expect(page).toHaveURL(`${server.origin}/`)

  await signIn(page, operator)
  await expect(page).toHaveURL(/\/layout-designer$/)
  await expect(page.getByText('Tienes cambios sin guardar de «Nueva landing».')).toBeVisible()
  await expect(page.getByText('Las imágenes hay que elegirlas de nuevo.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect(page.getByLabel('Nombre de la landing')).toHaveValue('Brisa del Mar')
  await expect(page.getByRole('textbox', { name: 'Color principal' })).toHaveValue('#0b6e75')
  await expect(page.getByRole('radio', { name: 'Inglés' })).toBeChecked()
})

test('whoever leaves a form with something unsaved is asked, and finds it again or drops it', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Palma Real' })
  await openAs(page, operator, `/view-landing/${id}?tab=settings`)
  const name = page.getByLabel('Nombre de la landing')
  await name.fill('Palma Real Dos')

  await page.getByRole('link', { name: 'Ayuda' }).first().click()
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  await expect(question.getByRole('button', { name: 'Seguir aquí' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Palma Real Dos')

  await page.getByRole('tab', { name: 'SEO' }).click()
  await question.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL(/tab=seo/)
  await page.getByRole('tab', { name: 'Configuración' }).click()
  await expect(name).toHaveValue('Palma Real')
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect(name).toHaveValue('Palma Real Dos')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()

  await page.reload()
  await expect(name).toHaveValue('Palma Real Dos')
  await expect(page.getByText('Tienes cambios sin guardar')).toBeHidden()

  await page.getByRole('radio', { name: 'Inglés' }).check()
  await page.reload()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked()
  await expect(page.getByText('Tienes cambios sin guardar')).toBeHidden()
})
