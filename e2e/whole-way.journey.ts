import { countedSteps } from './support/counted-steps.ts'
import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { MOVING } from './support/moving.ts'
import { pictureFile } from './support/pictures.ts'

test.use(MOVING)

test('an operator publishes a landing, a visitor reserves, the operator finds the reservation', async ({
  page,
  browser,
  server,
}) => {
  const owner = { email: 'marisol@example.com', name: 'Marisol Peña', password: 'una clave muy larga' }
  await server.addOwner(owner)

  const steps = countedSteps()

  await test.step('the operator signs in', async () => {
    await page.goto('/')
    await steps.fill(page.getByLabel('Correo electrónico'), owner.email)
    await steps.fill(page.getByLabel('Contraseña', { exact: true }), owner.password)
    await steps.press(page.getByRole('button', { name: 'Iniciar sesión' }))
    await expect(page).toHaveURL(/\/landings$/)
    await expect(page).toHaveTitle('Landings | Nelly')
  })

  await test.step('creates a landing with a logo and two colours', async () => {
    await steps.press(page.getByRole('link', { name: 'Agregar landing' }).first())
    await steps.fill(page.getByLabel('Nombre de la landing'), 'Lechuza Rent')
    await expect(page.getByText('lechuza-rent').first()).toBeVisible()
    await steps.upload(page.locator('input[type=file]'), {
      name: 'logo.jpg',
      mimeType: 'image/jpeg',
      buffer: await pictureFile('logo'),
    })
    await steps.fill(page.getByRole('textbox', { name: 'Color principal' }), '#0b6e75')
    await steps.fill(page.getByRole('textbox', { name: 'Color secundario' }), '#f59e0b')
    await steps.press(
      page.getByRole('radiogroup', { name: 'Idioma de la landing' }).getByRole('radio', { name: 'Español' }),
    )
    await steps.press(page.getByRole('button', { name: 'Continuar' }))
    await expect(page.getByText('¡Landing creada!')).toBeVisible()
    await expect(page).toHaveURL(/\/layout-designer\/add-vehicles$/)
  })

  await test.step('adds a vehicle with two photographs', async () => {
    await steps.press(page.getByRole('link', { name: 'Agregar vehículo' }).first())
    await steps.upload(page.locator('input[type=file]'), [
      { name: 'side.jpg', mimeType: 'image/jpeg', buffer: await pictureFile('vehicle') },
      { name: 'inside.jpg', mimeType: 'image/jpeg', buffer: await pictureFile('interior') },
    ])
    await steps.fill(page.getByRole('textbox', { name: 'Nombre', exact: true }), 'Toyota Corolla')
    await steps.fill(
      page.getByRole('textbox', { name: 'Descripción' }),
      'Sedán cómodo para la ciudad y la carretera.',
    )
    await steps.fill(page.getByRole('textbox', { name: 'Precio por día' }), '45')
    await choose('Capacidad', '5')
    await choose('Equipaje', '3')
    await choose('Tipo de vehículo', 'Sedán')
    await choose('Transmisión', 'Automática')
    await steps.press(page.getByRole('button', { name: 'Guardar vehículo' }))
    await expect(page).toHaveURL(/\/layout-designer\/add-vehicles$/)
    await expect(page.getByText('Toyota Corolla').first()).toBeVisible()

    async function choose(field: string, option: string) {
      await steps.press(page.getByRole('combobox', { name: field }))
      await steps.press(page.getByRole('option', { name: option, exact: true }))
    }
  })

  const address = await test.step('publishes it and gets its address', async () => {
    await steps.press(page.getByRole('link', { name: 'Continuar a la revisión' }))
    await steps.press(page.getByRole('link', { name: 'Previsualizar' }))
    await expect(page).toHaveURL(/\/review-component\/lechuza-rent$/)
    await steps.press(page.getByRole('button', { name: 'Publicar' }))
    await expect(page).toHaveURL(/\/published\b/)
    await expect(page.getByText('¡Tu landing está publicada!')).toBeVisible()
    console.log(`login to published: ${steps.told()}`)
    return page.getByLabel('Dirección pública').inputValue()
  })
  expect(address).toBe(`${server.origin}/lechuza-rent`)

  const visitor = await (await browser.newContext({ locale: 'es-DO' })).newPage()

  await test.step('a visitor searches', async () => {
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.getByLabel('Lugar de recogida').fill('Santiago')
    await visitor.getByLabel('Asientos').selectOption('4')
    await visitor.getByLabel('Fecha de recogida').fill(inDays(10))
    await visitor.getByLabel('Hora de recogida').fill('10:00')
    await visitor.getByLabel('Fecha de devolución').fill(inDays(13))
    await visitor.getByLabel('Hora de devolución').fill('10:00')
    await visitor.getByRole('button', { name: 'Buscar vehículos' }).click()
    // 3 days at US$45, the two charges of a booking and 18 % tax.
    await expect(visitor.getByText('US$175.17').first()).toBeVisible()
  })

  await test.step('chooses the vehicle and adds a baby seat', async () => {
    await visitor.getByRole('link', { name: 'Toyota Corolla' }).first().click()
    await visitor.getByRole('link', { name: 'Seleccionar' }).first().click()
    await visitor.getByRole('link', { name: 'Agregar Silla para bebé' }).click()
    await expect(visitor.getByText('US$217.65').first()).toBeVisible()
    await visitor.getByRole('link', { name: 'Continuar a la revisión' }).click()
  })

  await test.step('sees every line of the price and reserves', async () => {
    for (const line of [
      'US$135.00',
      'US$36.00',
      'US$9.95',
      'US$3.50',
      'US$184.45',
      'US$33.20',
      'US$217.65',
    ]) {
      await expect(visitor.getByText(line).first()).toBeVisible()
    }
    await visitor.getByLabel('Nombre', { exact: true }).fill('José')
    await visitor.getByLabel('Apellido').fill('Núñez')
    await visitor.getByLabel('Correo electrónico').fill('jose@example.com')
    await visitor.getByLabel('Teléfono').fill('+1 809 555 0123')
    await visitor.getByRole('checkbox').check()
    await visitor.getByRole('button', { name: 'Reservar' }).first().click()
    await expect(visitor).toHaveURL(/\/lechuza-rent\/thanks-you\?r=/)
    await expect(visitor.getByRole('heading', { name: '¡Gracias, José!' })).toBeVisible()
  })

  await test.step('and the operator finds the reservation, at the same price', async () => {
    await page.getByRole('link', { name: 'Volver al panel' }).click()
    await page.getByRole('link', { name: 'Abrir Lechuza Rent' }).click()
    await expect(page.getByText('Núñez').first()).toBeVisible()
    await expect(page.getByText('jose@example.com').first()).toBeVisible()
    await expect(page.getByText(/217[.,]65/).first()).toBeVisible()
  })
})
