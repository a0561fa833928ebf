import type { LandingAnswer } from '@nelly/contract/specified/landings'
import type { VehicleAnswer } from '@nelly/contract/specified/vehicles'
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

test('a vehicle that is open in two tabs loses no saved change of either', async ({
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

  await test.step('a conflicting field is asked about, with both values', async () => {
    await field(page, 'Precio por día').fill('60')
    await field(page, 'Marca').fill('Toyota')
    await save(page)
    const price = conflict(page).getByRole('radiogroup', { name: 'Precio por día' })
    await expect(price.getByText('US$60.00')).toBeVisible()
    await expect(price.getByText('US$39.00')).toBeVisible()
    await expect(conflict(page).getByRole('radiogroup')).toHaveCount(1)
    await conflict(page).getByRole('button', { name: 'Seguir editando' }).click()
    await expect(page.getByText('Aún no se guardó: esto cambió mientras lo editabas.')).toBeVisible()
    await expect(field(page, 'Marca')).toHaveValue('Toyota')
  })

  await test.step('a removed picture is removed from the form, which says which it was and keeps the rest', async () => {
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

test("a landing's settings that are open in two tabs lose no saved change of either", async ({
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
  const chooseZone = async (tab: Page, typed: string) => {
    await tab.getByRole('combobox', { name: 'Zona horaria' }).fill(typed)
    await tab.getByRole('option').first().click()
  }
  await name(other).fill(`${displayName} nueva`)
  await chooseZone(other, 'Tokyo')
  await other
    .getByRole('switch', { name: 'Mostrar estrellas inventadas en los vehículos' })
    .check({ force: true })
  await save(other)
  await expect(other.getByText('Cambios guardados.')).toBeVisible()

  await name(page).fill(`${displayName} mía`)
  await page.getByRole('radio', { name: 'Inglés' }).check()
  await chooseZone(page, 'Madrid')
  await save(page)
  const zones = conflict(page).getByRole('radiogroup', { name: 'Zona horaria' })
  await expect(zones).toContainText('Europe/Madrid')
  await expect(zones).toContainText('Asia/Tokyo')
  const names = conflict(page).getByRole('radiogroup', { name: 'Nombre de la landing' })
  await names.getByRole('radio', { name: 'Usar lo otro' }).check()
  await conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await expect(name(page)).toHaveValue(`${displayName} nueva`)
  expect(await operator.call<LandingAnswer>('GET', `/landings/${operator.id}/${id}`)).toMatchObject({
    display_name: `${displayName} nueva`,
    show_ratings: true,
    default_language: 'en',
    timezone: 'Europe/Madrid',
  })
})

test('metadata that is open in two tabs asks about conflicts, pictures included', async ({
  page,
  context,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Dos buscadores' })
  await openAs(page, operator, `/view-landing/${id}?tab=seo`)
  const fill = async (tab: Page, title: string, [icon]: Awaited<ReturnType<typeof photographs>>) => {
    await field(tab, 'Título').fill(title)
    await field(tab, 'Descripción').fill('Carros sin sorpresas.')
    await field(tab, 'Descripción al compartir').fill('Reserva hoy.')
    await tab
      .locator('input[type=file]')
      .first()
      .setInputFiles(icon as NonNullable<typeof icon>)
    await expect(tab.getByText('Se guardará al guardar los cambios')).toBeVisible()
  }
  const save = (tab: Page) => tab.getByRole('button', { name: 'Guardar SEO' }).click()
  const other = await secondTab(context, page)
  await fill(other, 'El otro título', await photographs(100))
  await save(other)
  await expect(other.getByText('Imágenes agregadas exitosamente.')).toBeVisible()

  await fill(page, 'Mi título', await photographs(110))
  await save(page)
  const title = conflict(page).getByRole('radiogroup', { name: 'Título', exact: true })
  await expect(title).toContainText('Mi título')
  await expect(title).toContainText('El otro título')
  const icons = conflict(page).getByRole('radiogroup', { name: 'Favicon' })
  await expect(icons.locator('img')).toHaveCount(2)
  await expectAccessible(page)
  await icons.getByRole('radio', { name: 'Usar lo otro' }).check()
  const theirs = await icons.locator('img').last().getAttribute('src')
  await conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  const stored = await operator.call<LandingAnswer>('GET', `/landings/${operator.id}/${id}`)
  expect([stored.meta_title, `/storage/${stored.favicon}`]).toEqual(['Mi título', theirs])
})

test('an account that is open in two tabs asks about conflicts', async ({ page, context, server }) => {
  const operator = await newOperator(server)
  await openAs(page, operator, '/user-config')
  await expect(field(page, 'Nombre')).not.toHaveValue('')
  const other = await secondTab(context, page)
  const save = (tab: Page) => tab.getByRole('button', { name: 'Guardar cambios' }).click()
  await field(other, 'Nombre').fill('La de la otra pestaña')
  await save(other)
  await expect(other.getByText('Usuario actualizado')).toBeVisible()
  await field(page, 'Nombre').fill('La de esta pestaña')
  await field(page, 'Teléfono').fill('809 555 0100')
  await save(page)
  const names = conflict(page).getByRole('radiogroup', { name: 'Nombre' })
  await expect(names).toContainText('La de esta pestaña')
  await expect(names).toContainText('La de la otra pestaña')
  await expect(conflict(page).getByRole('radiogroup')).toHaveCount(1)
  await names.getByRole('radio', { name: 'Usar lo otro' }).check()
  await conflict(page).getByRole('button', { name: 'Guardar lo elegido' }).click()
  await expect(page.getByText('Usuario actualizado')).toBeVisible()
  await expect(field(page, 'Nombre')).toHaveValue('La de la otra pestaña')
  await expect(field(page, 'Teléfono')).toHaveValue('809 555 0100')
})
