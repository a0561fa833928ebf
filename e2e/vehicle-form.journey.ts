import type { VehicleAnswer } from '@nelly/contract/specified/vehicles'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { expectOneRequest } from './support/double-click.ts'
import { expect, test } from './support/journey.ts'
import { NARROWEST, newLanding, newOperator } from './support/operator.ts'
import { heavyPhotograph, photograph, photographs } from './support/photographs.ts'
import { openAs, signIn } from './support/signed-in.ts'

test('a form sent too early shows every error, and each disappears when it is corrected', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Monte Plata' })
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles&vehicle=new`)
  const save = page.getByRole('button', { name: 'Guardar vehículo' })
  await save.waitFor()

  await field(page, 'Nombre').focus()
  await field(page, 'Marca').focus()
  await expect(page.getByText('Este campo es obligatorio.')).toHaveCount(0)

  await save.click()
  await expect(page.getByText('Agrega al menos una imagen.')).toBeVisible()
  await expect(zone(page)).toBeFocused()
  // Visible, though a mouse pressed the button.
  await expect(zone(page)).toHaveCSS('outline-style', 'solid')
  await expect(page.getByText('Este campo es obligatorio.').first()).toBeVisible()
  await expectAccessible(page)

  const under = field(page, 'Descripción')
  const before = await under.boundingBox()
  await field(page, 'Nombre').fill('Kia Sportage')
  await expect(field(page, 'Nombre')).not.toHaveAttribute('aria-invalid', 'true')
  expect(await under.boundingBox()).toEqual(before)
})

test('pictures are checked before they are sent: type, size and number', async ({ page, server }) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Villa Mella' })
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles&vehicle=new`)
  await zone(page).waitFor()

  await choose(page, [
    { name: 'carta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    { name: 'rota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    { name: 'IMG_0012.HEIC', mimeType: 'image/heic', buffer: Buffer.from('no picture') },
    await photograph(610),
  ])
  await expect(page.getByText('«carta.pdf»: solo se aceptan imágenes JPEG, PNG, WebP o AVIF')).toBeVisible()
  await expect(page.getByText('No se puede leer «rota.jpg».')).toBeVisible()
  await expect(page.getByText('elige Ajustes, Cámara, Formatos, «Más compatible»')).toBeVisible()
  await expect(handles(page)).toHaveCount(1)
  await expectAccessible(page)

  await choose(page, await photographs(...Array.from({ length: 12 }, (_, index) => 620 + index)))
  await expect(page.getByRole('alert')).toHaveText('Puedes subir un máximo de 12 imágenes.')
  await expect(handles(page)).toHaveCount(12)

  await page.getByRole('button', { name: 'Quitar la foto 12' }).click()
  await expect(page.getByRole('button', { name: 'Quitar la foto 11' })).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a photograph of more bytes than may be sent is made smaller in the browser, and stays upright', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Constanza' })
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles&vehicle=new`)
  await zone(page).waitFor()
  await choose(page, [await heavyPhotograph()])
  await expect(page.getByRole('button', { name: 'Foto 1, portada' })).toBeVisible()
  await fill(page)
  await page.getByRole('button', { name: 'Guardar vehículo' }).click()
  await expect(page.getByText('Vehículo agregado con éxito.')).toBeVisible()
  const vehicles = await operator.call<VehicleAnswer[]>('GET', `/vehicles/${id}`)
  const added = vehicles.find(({ name }) => name === 'Suzuki Jimny')
  expect(added?.images.map(({ width, height }) => [width, height])).toEqual([[1826, 2400]])
})

test('a vehicle is added with its pictures in the order set by the keyboard', async ({ page, server }) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Jarabacoa' })
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles&vehicle=new`)
  await zone(page).waitFor()
  await choose(page, await photographs(610, 620, 630))
  await expect(page.getByRole('button', { name: 'Foto 1, portada' })).toBeVisible()
  await fill(page)

  await test.step('the first picture is moved to the end, and each step is announced', async () => {
    await page.getByRole('button', { name: 'Foto 1, portada' }).focus()
    await page.keyboard.press('Space')
    await said(page, 'Foto 1 tomada: está en su lugar.')
    for (const place of [2, 3]) await moveBy(page, 'ArrowRight', `Lugar ${place} de 3.`)
    await page.keyboard.press('Space')
    await said(page, 'La foto está ahora en el lugar 3 de 3.')
    await expect(page.getByRole('button', { name: 'Foto 3', exact: true })).toBeFocused()
  })

  await test.step('Escape does not change the order', async () => {
    await page.keyboard.press('Space')
    await said(page, 'Foto 3 tomada: está en su lugar.')
    await moveBy(page, 'ArrowLeft', 'Lugar 2 de 3.')
    await page.keyboard.press('Escape')
    await said(page, 'La foto 3 vuelve a su lugar.')
  })

  await test.step('a button moves a picture by a place, and keeps the focus', async () => {
    const earlier = page.getByRole('button', { name: 'Mover la foto 2 antes' })
    await earlier.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Mover la foto 1 antes' })).toBeFocused()
  })

  await test.step('a price is read as the landing writes prices, which is shown while it is typed', async () => {
    const price = field(page, 'Precio por día')
    await price.fill('1,500')
    await expect(page.getByText('US$1,500.00', { exact: true })).toBeVisible()
    await price.blur()
    await expect(price).toHaveValue('1500')
  })

  await test.step('an ambiguous price is asked about', async () => {
    const price = field(page, 'Precio por día')
    await price.fill('1.500')
    await page.getByRole('button', { name: 'Guardar vehículo' }).click()
    await expect(page.getByText('«1.500» se puede leer de dos maneras. ¿Cuál es?')).toBeVisible()
    await expect(price).toBeFocused()
    await expect(page.getByRole('button', { name: 'US$1.50' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'US$1.50' }).click()
    await expect(price).toHaveValue('1.50')
    await price.fill('1.500')
    await price.blur()
    await page.getByRole('button', { name: 'US$1,500.00' }).click()
    await expect(price).toHaveValue('1500')
    await expect(price).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('a manual vehicle with features of an automatic one is asked about', async () => {
    const question = page.getByText('La transmisión dice manual y lo que ofrece dice automático. ¿Cuál es?')
    const automatic = page.getByRole('switch', { name: 'Automático' })
    await automatic.press('Space')
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Quitar «Automático»' }).click()
    await expect(question).toBeHidden()
    await expect(automatic).not.toBeChecked()
  })

  await test.step('units must be whole', async () => {
    await field(page, 'Unidades').fill('1,5')
    await page.getByRole('button', { name: 'Guardar vehículo' }).click()
    await expect(page.getByText('Indica un número entero.')).toBeVisible()
    await field(page, 'Unidades').fill('2')
  })

  await test.step("the server's errors are shown below their fields, and nothing is lost", async () => {
    const mend = await answerWith(page, 'POST', '/vehicle', {
      status: 422,
      code: 'invalid',
      errors: { price: ['Indica como máximo 10000.'] },
    })
    await page.getByRole('button', { name: 'Guardar vehículo' }).click()
    await expect(page.getByText('Hubo un error al enviar los datos del vehículo.')).toBeVisible()
    await expect(page.getByText('Indica como máximo 10000.')).toBeVisible()
    await expect(field(page, 'Precio por día')).toBeFocused()
    await expect(field(page, 'Precio por día')).toHaveCSS('outline-style', 'solid')
    await expectAccessible(page)
    await mend()
    const mendAll = await answerWith(page, 'POST', '/vehicle', { status: 500 })
    await field(page, 'Precio por día').fill('60')
    await page.getByRole('button', { name: 'Guardar vehículo' }).click()
    await expect(page.getByText('Hubo un error al enviar los datos del vehículo.')).toBeVisible()
    await expect(page.getByText('Indica como máximo 10000.')).toHaveCount(0)
    await expect(handles(page)).toHaveCount(3)
    await mendAll()
  })

  await test.step('the upload shows its progress', async () => {
    const letGo = await holdBack(page, 'POST', '/vehicle')
    await field(page, 'Precio por día').fill('US$ 1.234,50')
    await page.getByRole('button', { name: 'Guardar vehículo' }).click()
    await expect(page.getByRole('progressbar', { name: 'Fotos' })).toHaveAttribute('aria-valuenow', /\d/)
    await expect(page.getByText(/^(Subiendo fotos: \d+ %|Guardando\.\.\.)$/)).toBeVisible()
    await expect(page.locator('li progress')).toHaveCount(3)
    await expectAccessible(page)
    await letGo()
    await expect(page.getByText('Vehículo agregado con éxito.')).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Suzuki Jimny' })).toBeVisible()
  })

  const added = (await operator.call<VehicleAnswer[]>('GET', `/vehicles/${id}`)).find(
    ({ name }) => name === 'Suzuki Jimny',
  )
  expect(added?.images.map(({ width }) => width)).toEqual([630, 620, 610])
  expect(added).toMatchObject({ price: 1234.5, units: 2 })
  expect(added?.features).toEqual(['cámara trasera', 'techo solar'])
})

test('a new picture dragged to the front becomes the cover of an existing vehicle', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, vehicle } = await newLanding(operator, { name: 'Constanza' })
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles&vehicle=${vehicle}`)
  await expect(field(page, 'Nombre')).toHaveValue('Toyota Corolla')
  await choose(page, [await photograph(640, 'png')])
  await expect(page.getByRole('button', { name: 'Quitar la foto 2' })).toBeVisible()

  const from = await page.getByRole('button', { name: 'Foto 2', exact: true }).boundingBox()
  const to = await page.getByRole('button', { name: 'Foto 1, portada' }).boundingBox()
  if (!from || !to) throw new Error('there is nothing to drag')
  await page.mouse.move(from.x + 30, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 30, { steps: 12 })
  // Let go before the list is measured, it would drop where it was.
  await said(page, 'Lugar 1 de 2.')
  await page.mouse.up()
  const save = page.getByRole('button', { name: 'Guardar cambios' })
  const mend = await answerWith(page, 'PUT', '/vehicles/*/*', { status: 500 })
  await save.click()
  await expect(page.getByText('Hubo un error al enviar los datos del vehículo.')).toBeVisible()
  await expect(save).toBeFocused()
  await mend()
  await save.click()
  await expect(page.getByText('Vehículo actualizado con éxito.')).toBeVisible()
  const { images } = await operator.call<VehicleAnswer>('GET', `/vehicles/${id}/${vehicle}`)
  expect(images.map(({ width }) => width)).toEqual([640, NARROWEST])
})

test('special features that could not be attached are reported, and the vehicle exists', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Barahona' })
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles&vehicle=new`)
  await zone(page).waitFor()
  await choose(page, [await photograph(610)])
  await fill(page)
  await page.getByRole('button', { name: 'Agregar característica' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar característica' })
  await dialog.getByLabel('Nombre').fill('Asientos con calefacción')
  await dialog.getByLabel('Valor').fill('Delanteros')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Caracteristica agregada con éxito.')).toBeVisible()
  await expect(dialog).toBeHidden()

  await answerWith(page, 'PUT', '/vehicles/*/*', { status: 500 })
  await expectOneRequest(
    page.getByRole('button', { name: 'Guardar vehículo' }),
    ['POST', '/vehicle'],
    page.getByText('El vehículo se agregó, pero sin sus características especiales.'),
  )
  await expect(page.getByRole('rowheader', { name: 'Suzuki Jimny' })).toBeVisible()
})

test('an unfinished vehicle is offered again after the session expired', async ({ page, server }) => {
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Samaná' })
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles&vehicle=new`)
  await zone(page).waitFor()
  await choose(page, [await photograph(610)])
  await fill(page)
  await operator.call('POST', '/nelly-logout')
  await page.getByRole('button', { name: 'Guardar vehículo' }).click()
  await expect(page).toHaveURL(`${server.origin}/`)

  await signIn(page, operator)
  await expect(page.getByText('Tienes cambios sin guardar de «Agregar vehículo».')).toBeVisible()
  await expect(page.getByText('Las imágenes hay que elegirlas de nuevo.')).toBeVisible()
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect(field(page, 'Nombre')).toHaveValue('Suzuki Jimny')
  await expect(page.getByRole('combobox', { name: 'Capacidad' })).toHaveValue('4')
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const zone = (page: Page) =>
  page.getByRole('button', { name: 'Arrastra fotos aquí o haz clic para elegirlas' })
const handles = (page: Page) => page.getByRole('button', { name: /^Foto \d+/ })
const choose = (page: Page, files: Awaited<ReturnType<typeof photographs>>) =>
  page.locator('input[type=file]').setInputFiles(files)
const said = (page: Page, words: string, timeout?: number) =>
  expect(page.locator('[role=status]').filter({ hasText: words })).toHaveCount(1, timeout ? { timeout } : {})

/** Presses an arrow until its step is announced: one that is pressed just after a picture was taken is not listened to yet. */
const moveBy = (page: Page, key: string, words: string) =>
  expect(async () => {
    await page.keyboard.press(key)
    await said(page, words, 5000)
  }).toPass()

/** Types all that a vehicle needs except its pictures. */
async function fill(page: Page) {
  await field(page, 'Nombre').fill('Suzuki Jimny')
  await field(page, 'Descripción').fill('Pequeño por fuera, grande en la montaña.')
  await field(page, 'Precio por día').fill('60')
  for (const [name, option] of [
    ['Tipo de vehículo', 'SUV'],
    ['Transmisión', 'Manual'],
    ['Capacidad', '4'],
    ['Equipaje', '2'],
  ] as const) {
    await page.getByRole('combobox', { name }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const features = page.getByRole('combobox', { name: 'Características', exact: true })
  await features.fill('Cámara trasera')
  await features.press('Enter')
  await features.fill('Techo solar')
  await features.press('Enter')
}
