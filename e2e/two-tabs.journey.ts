import type { LandingAnswer } from '@nelly/contract/landings'
import type { VehicleAnswer } from '@nelly/contract/vehicles'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { photographs } from './support/photographs.ts'
import { openAs } from './support/signed-in.ts'

/** The same screen in a second tab. */
async function secondTab(context: BrowserContext, page: Page): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(page.url())
  return tab
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' })

test('a vehicle that is open in two tabs loses nothing that either of them saved', async ({
  page,
  context,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, vehicle } = await newLanding(operator, { name: 'Dos pestañas' })
  const more = new FormData()
  for (const [index, { buffer }] of (await photographs(610, 620)).entries()) {
    more.append(`images[${index}]`, new Blob([new Uint8Array(buffer)]), `${index}.jpg`)
  }
  const { images } = await operator.call<VehicleAnswer>('PUT', `/vehicles/${id}/${vehicle}`, more)
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles&vehicle=${vehicle}`)
  await expect(field(page, 'Nombre')).toHaveValue('Toyota Corolla')
  const other = await secondTab(context, page)
  await expect(field(other, 'Nombre')).toHaveValue('Toyota Corolla')
  const save = (tab: Page) => tab.getByRole('button', { name: 'Guardar cambios' }).click()

  await field(other, 'Precio por día').fill('39')
  await field(other, 'Descripción').fill('Recién lavado.')
  await other.getByRole('button', { name: 'Quitar la foto 2' }).click()
  await save(other)
  await expect(other.getByText('Vehículo actualizado con éxito.')).toBeVisible()

  await test.step('the field that both changed is asked about, with both values', async () => {
    await field(page, 'Precio por día').fill('60')
    await field(page, 'Marca').fill('Toyota')
    await save(page)
    const price = conflict(page).getByRole('radiogroup', { name: 'Precio por día' })
    await expect(price.getByText('US$60.00')).toBeVisible()
    await expect(price.getByText('US$39.00')).toBeVisible()
    await expect(conflict(page).getByRole('radiogroup')).toHaveCount(1)
    await expectAccessible(page)
    await conflict(page).getByRole('button', { name: 'Seguir editando' }).click()
    await expect(page.getByText('Aún no se guardó: esto cambió mientras lo editabas.')).toBeVisible()
    await expect(field(page, 'Marca')).toHaveValue('Toyota')
  })

  await test.step('a picture that is gone leaves the form, which says which it was and keeps the rest', async () => {
    await page.getByRole('button', { name: 'Mover la foto 3 antes' }).click()
    await save(page)
    await expect(
      page.getByText('La foto 3 ya no existe: se quitó desde otra pestaña o dispositivo.'),
    ).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Arrastra fotos aquí o haz clic para elegirlas' }),
    ).toBeFocused()
    await expect(page.getByRole('button', { name: /^Foto \d+/ })).toHaveCount(2)
    await expect(field(page, 'Precio por día')).toHaveValue('60')
    await expectAccessible(page)
    await save(page)
    await conflict(page).getByRole('radio', { name: 'Conservar lo mío' }).check()
    await conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click()
    await expect(page.getByText('Vehículo actualizado con éxito.')).toBeVisible()
  })

  const stored = await operator.call<VehicleAnswer>('GET', `/vehicles/${id}/${vehicle}`)
  expect(stored).toMatchObject({ price: 60, brand: 'Toyota', description: 'Recién lavado.' })
  expect(stored.images.map((image) => image.id)).toEqual([images[0]?.id, images[2]?.id])
})

test("a landing's settings that are open in two tabs lose nothing that either of them saved", async ({
  page,
  context,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, displayName } = await newLanding(operator, { name: 'Marca doble' })
  await openAs(page, operator, `/view-landing/${id}?tab=settings`)
  const name = (tab: Page) => field(tab, 'Nombre de la landing')
  await expect(name(page)).toHaveValue(displayName)
  const other = await secondTab(context, page)
  await expect(name(other)).toHaveValue(displayName)

  const save = (tab: Page) => tab.getByRole('button', { name: 'Guardar', exact: true }).click()
  await name(other).fill(`${displayName} nueva`)
  await other.getByRole('switch', { name: 'Mostrar estrellas en los vehículos' }).uncheck({ force: true })
  await save(other)
  await expect(other.getByText('Cambios guardados.')).toBeVisible()

  await name(page).fill(`${displayName} mía`)
  await page.getByRole('radio', { name: 'Inglés' }).check()
  await save(page)
  await conflict(page).getByRole('radio', { name: 'Usar lo otro' }).check()
  await conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await expect(name(page)).toHaveValue(`${displayName} nueva`)
  expect(await operator.call<LandingAnswer>('GET', `/landings/${operator.id}/${id}`)).toMatchObject({
    display_name: `${displayName} nueva`,
    show_ratings: false,
    default_language: 'en',
  })
})
