import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

test('seasons are put in another order by dragging and by the keyboard, and the year follows', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Orden' })
  await openAs(page, operator, `/app/landings/${id}/rates/seasons`)
  await page.getByRole('button', { name: 'Diciembre a abril, +25 %' }).click()
  await page.getByRole('button', { name: 'Agregar temporada' }).click()
  const names = page.getByRole('heading', { level: 3 })
  await expect(names).toHaveText(['Temporada nueva', 'Temporada alta'])
  const newYear = page.getByRole('listitem').filter({ hasText: /^Temporada nueva: / })
  await expect(newYear).toContainText('6 días')
  await page.getByRole('button', { name: 'Editar «Temporada nueva»' }).click()

  const grip = (name: string) => page.getByRole('button', { name: `Mover «${name}»`, exact: true })
  await grip('Temporada alta').hover()
  await page.mouse.down()
  const target = await grip('Temporada nueva').boundingBox()
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 8, { steps: 10 })
  // Let go before the list is measured, it would drop where it was.
  await expect(page.getByText('Sobre el lugar 1 de 2.')).toBeAttached()
  await page.mouse.up()
  await expect(names).toHaveText(['Temporada alta', 'Temporada nueva'])
  await expect(newYear).toContainText('ningún día de este año')

  await grip('Temporada alta').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Sobre el lugar 1 de 2.')).toBeAttached()
  // A key that comes before the list is measured moves nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Sobre el lugar 2 de 2.')).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(names).toHaveText(['Temporada nueva', 'Temporada alta'])
  await expect(newYear).toContainText('6 días')
})
