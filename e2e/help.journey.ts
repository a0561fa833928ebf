import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

// Rule of "Screens: the operator's lists and forms": web/owner/help/help-screen.client.tsx, web/owner/help/topics.ts
test('the help can be searched, linked to by question, and links to the screens it describes', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  await openAs(page, operator, '/help')
  await expect(page).toHaveTitle('Ayuda | Nelly')
  const questions = page.getByRole('heading', { level: 2 })
  await expect(questions.first()).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Buscar en la ayuda').fill('itbis')
  await expect(questions).toHaveText(['¿Cómo se calculan precios e impuestos?'])
  await page.getByLabel('Buscar en la ayuda').fill('dirigible')
  await expect(page.getByText('Nada coincide con «dirigible».')).toBeVisible()
  await page.getByRole('button', { name: 'Borrar búsqueda' }).click()
  await expect(page.getByLabel('Buscar en la ayuda')).toBeFocused()

  await page.getByRole('navigation', { name: 'Preguntas' }).getByRole('link').last().click()
  await expect(questions.last()).toBeInViewport()

  const ways = await page
    .getByRole('link', { name: /^Ir ahí/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(ways.length).toBeGreaterThan(3)
  for (const way of new Set(ways)) {
    await page.goto(way)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveTitle(/no encontrada/)
  }
})
