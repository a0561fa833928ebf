import { expectAccessible } from './support/accessible.ts'
import { expectToFit } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { cancelAsOperator, reserveFor } from './support/reservations.ts'
import { openAs } from './support/signed-in.ts'

// Rule of "Screens: the operator's lists and forms": web/owner/fleet/fleet-screen.client.tsx, web/owner/fleet/join-form.tsx, web/owner/fleet/pool-card.tsx
test('an operator sees the fleet, and makes cars of two landings the same once none is rented twice', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const beach = await newLanding(operator, { name: 'Playa' })
  const airport = await newLanding(operator, { name: 'Terminal' })
  await operator.call('PUT', `/vehicles/${beach.vehicle}/units/1`, { plate: 'A 123456' })
  const lost = await reserveFor(operator, beach, { inDays: 20, name: 'Eva', lastName: 'Paz' })
  const kept = await reserveFor(operator, airport, { inDays: 21, name: 'Ada', lastName: 'Ruiz' })
  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, operator, '/app/desk')
  const twice = page.getByRole('region', { name: 'Los mismos carros, dos veces' })
  await expect(twice).toContainText(`En ${beach.displayName} y en ${airport.displayName}`)
  await twice.getByRole('link', { name: 'Toyota Corolla' }).click()
  await expect(page).toHaveTitle('Flota | Nelly')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('A 123456')
  await expectToFit(page)
  await expectAccessible(page)

  await test.step('what is in the way is listed, and nothing is joined', async () => {
    await page.getByRole('button', { name: 'Son los mismos' }).click()
    const dialog = page.getByRole('dialog', { name: 'Unir Toyota Corolla con otros carros' })
    await expect(dialog.getByRole('alert')).toContainText('Eva Paz')
    await expect(dialog.getByRole('alert')).toContainText('Ada Ruiz')
    await expect(dialog.getByRole('button', { name: 'Unir' })).toBeDisabled()
    await expectToFit(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('then the same button shows what joins', async () => {
    await cancelAsOperator(operator, lost.id)
    await page.getByRole('button', { name: 'Son los mismos' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Será 1 carro:')).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveText('A 123456: de ambos')
    await dialog.getByRole('button', { name: 'Unir' }).press('Enter')
    await expect(page.getByText('Los carros de Toyota Corolla ahora son los mismos.')).toBeVisible()
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText(beach.displayName)
    await expect(cards).toContainText(airport.displayName)
  })

  await test.step('it can be taken back until something new is rented', async () => {
    const part = page.getByRole('button', { name: 'Separar de nuevo de Toyota Corolla' })
    await part.press('Enter')
    await expect(cards).toHaveCount(2)
    await page.getByRole('button', { name: 'Unir Toyota Corolla con otros carros' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Unir' })).toBeDisabled()
    await dialog.getByLabel('Son los mismos que').selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Unir' }).click()
    await expect(part).toBeVisible()
    await reserveFor(operator, beach, { inDays: 30 })
    await part.click()
    await expect(page.getByText('Mientras tanto se alquiló algo nuevo')).toBeVisible()
    await page.reload()
    await expect(cards).toHaveCount(1)
    await expect(part).toBeHidden()
    await page.goto(`/app/reservations/${kept.id}`)
    await expect(page.getByRole('dialog')).toContainText('A 123456')
  })
})

test('cars are offered on another landing, again once nothing offers them, and deleted', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const beach = await newLanding(operator, { name: 'Orilla' })
  const airport = await newLanding(operator, { name: 'Pista' })
  await operator.call('DELETE', `/vehicle/${airport.vehicle}`)
  await operator.call('PUT', `/vehicles/${beach.vehicle}/units/1`, { plate: 'A 123456' })
  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, operator, '/app/fleet')

  await test.step('its form has what is known of the cars, and waits for price and text', async () => {
    await page.getByRole('button', { name: 'Ofrecer en otra landing: Toyota Corolla' }).first().press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Seguir' }).press('Enter')
    await expect(page.getByLabel('Nombre')).toHaveValue('Toyota Corolla')
    await expect(page.getByText('Es el mismo carro de la flota.')).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
    await page.goBack()
    await expect(page).toHaveTitle('Flota | Nelly')
    await page.goForward()
    await page.getByLabel('Precio por día').fill('52')
    await page.getByLabel('Descripción').first().fill('El mismo, en el aeropuerto.')
    await page.getByRole('button', { name: 'Guardar vehículo' }).dblclick()
    await expect(page.getByText('Vehículo agregado con éxito.')).toBeVisible()
    const pools = await operator.call<{ offers: object[] }[]>('GET', '/pools')
    expect(pools.map(({ offers }) => offers.length)).toEqual([2, 0])
  })

  await test.step('cars that nothing offers are deleted after a question', async () => {
    await page.goto('/app/fleet')
    await page.getByText('1 que ya no se ofrece').click()
    const name = 'Eliminar los carros de Toyota Corolla'
    await page.getByRole('button', { name }).press('Enter')
    await expect(page.getByRole('dialog', { name })).toContainText('Las reservas que tuvieron quedan')
    await expectToFit(page)
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('Se eliminaron los carros de Toyota Corolla.')).toBeVisible()
    await expect(page.getByText('1 que ya no se ofrece')).toBeHidden()
  })
})
