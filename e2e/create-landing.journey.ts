import type { LandingAnswer } from '@nelly/contract/specified/landings'
import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { answerWith } from './support/answers.ts'
import { expectOneRequest } from './support/double-click.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { pictureFile } from './support/pictures.ts'
import { openAs } from './support/signed-in.ts'
import { withSlowClock } from './support/slow-clock.ts'

// Rule of "Screens: the operator's": web/owner/designer/look/look-form.tsx
test("a landing is made in four steps: each says what is missing and shows the server's errors", async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  await newLanding(operator, { name: 'Ya Tomada', exactName: true, published: false })
  const name = page.getByLabel('Nombre de la landing')
  const goOn = page.getByRole('button', { name: 'Continuar' })
  const files = page.locator('input[type=file]')
  const colour = (which: string) => page.getByRole('textbox', { name: `Color ${which}` })

  await test.step("an empty form can't continue, and says what comes first", async () => {
    await page.clock.install()
    await openAs(page, operator, '/layout-designer')
    await expect(page).toHaveTitle('Nueva landing | Nelly')
    await expect(page.getByText('Falta: el nombre.')).toBeVisible()
    await expect(goOn).toBeDisabled()
  })

  await test.step('a name is checked while it is typed', async () => {
    await name.fill('a'.repeat(36))
    await expect(name).toHaveAccessibleDescription(/El nombre puede tener hasta 35 caracteres\./)
    await name.fill('Ya  Tomada')
    await expect(page.getByRole('alert')).toHaveText('Este nombre ya está en uso. Elige otro.')
    await name.fill('  Búho & Rent ')
    await expect(page.getByText(/Tu dirección: .+\/buho-rent\. Está libre\./)).toBeVisible()
    await expect(page.getByText('Falta: el logo.')).toBeVisible()
  })

  await test.step('a logo is a picture', async () => {
    const text = { name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await files.setInputFiles(text)
    const logo = page.getByRole('button', { name: 'Arrastra tu logo aquí o haz clic para elegirlo' })
    await expect(logo).toBeFocused()
    await expect(logo).toHaveAccessibleDescription(/JPEG, PNG, WebP, AVIF y SVG que se puedan leer\./)
    await expect(page.getByText('Falta: el logo.')).toBeVisible()
    await expectAccessible(page)
    await files.setInputFiles({
      name: 'logo.jpg',
      mimeType: 'image/jpeg',
      buffer: await pictureFile('logo'),
    })
    await expect(page.getByRole('img', { name: 'Logo elegido' })).toBeVisible()
    await expect(page.getByText('Falta: el color principal.')).toBeVisible()
  })

  await test.step('colours have hints on their contrast', async () => {
    await colour('principal').fill('#12')
    await expect(colour('principal')).toHaveAccessibleDescription(/Indica un color como #1a2b3c\./)
    await colour('principal').fill('#0b6e75')
    await expect(page.getByText(/^Se lee bien: contraste de [\d.,]+ a 1 con su texto\./)).toBeVisible()
    await expect(page.getByText('Falta: el color secundario.')).toBeVisible()
    await colour('secundario').fill('#0b6f76')
    await expect(
      page.getByText('Los dos colores se parecen mucho; elige uno que contraste más.'),
    ).toBeVisible()
    await colour('secundario').fill('#1f2937')
    await colour('principal').fill('#facc15')
    await expect(page.getByText(/Sobre fondo blanco usaremos un tono más oscuro/)).toBeVisible()
    await page.getByRole('button', { name: 'Combinación 2' }).press('Enter')
    await expect(colour('principal')).toHaveValue('#1d4ed8')
    await expect(page.getByText('Falta: el idioma.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Español' }).press('Space')
    await expect(goOn).toBeEnabled()
  })

  await test.step('the default time zone can be changed', async () => {
    const zone = page.getByRole('combobox', { name: 'Zona horaria' })
    await expect(zone).toHaveValue('America/Santo Domingo (UTC−04:00)')
    await zone.fill('bogotá')
    // By the keyboard: the list is hidden while its field is scrolled out of sight.
    await zone.press('ArrowDown')
    await zone.press('Enter')
    await expect(zone).toHaveValue('America/Bogota (UTC−05:00)')
  })

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a name known to be taken is not sent, and gets the focus', async () => {
    await name.fill('Ya Tomada')
    await expect(page.getByRole('alert')).toHaveText('Este nombre ya está en uso. Elige otro.')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await goOn.press('Enter')
    await expect(name).toBeFocused()
    await name.fill('租车')
    expect(sent).toEqual([])
    await expect(name).toHaveAccessibleDescription(/una letra del alfabeto latino \(de la A a la Z/)
    await name.fill('Búho Rent')
  })

  const refused = page.getByRole('dialog', { name: 'Error al crear la landing' })

  await test.step('a refusal says why, and leads to the invalid field', async () => {
    const errors = { name: ['Ese nombre no puede ser.'] }
    const mend = await answerWith(page, 'POST', '/landing', { status: 422, errors })
    await goOn.press('Enter')
    await expect(refused).toContainText('Ese nombre no puede ser.')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(refused).toBeHidden()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/Ese nombre no puede ser\./)
    await mend()
  })

  await test.step('other errors show the server’s message, and nothing typed is lost', async () => {
    const mend = await answerWith(page, 'POST', '/landing', { status: 500, message: '¡Ups! Algo salió mal.' })
    await name.fill('Búho Rent')
    await goOn.press('Enter')
    await expect(refused).toContainText('¡Ups! Algo salió mal.')
    await page.keyboard.press('Escape')
    await expect(name).toHaveValue('Búho Rent')
    await mend()
  })

  const created = page.getByRole('dialog', { name: '¡Landing creada!' })

  await test.step('success is shown, and continues on a click', async () => {
    const checkedAgain = page.waitForResponse((response) => response.url().includes('/landing-name/'))
    await page.clock.pauseAt(Date.now() + 60_000)
    await withSlowClock(page, expectOneRequest(goOn, ['POST', '/landing'], created))
    await expect(refused).toBeHidden()
    // Its own name is not somebody else's.
    await withSlowClock(page, checkedAgain)
    await expect(page.getByText('Este nombre ya está en uso')).toBeHidden()
    await expect(created).toContainText('«Búho Rent» ya existe como borrador.')
    await expect(created.getByRole('button', { name: 'Aceptar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.clock.resume()
    await expect(page).toHaveURL(/\/layout-designer\/add-vehicles$/)
    const kept = await page.evaluate(() => [
      localStorage.getItem('landingId'),
      localStorage.getItem('landingName'),
    ])
    expect(kept).toEqual([expect.stringMatching(/^\d+$/), 'buho-rent'])
    const made = await operator.call<LandingAnswer>('GET', `/landings/${operator.id}/${kept[0]}`)
    expect(made.timezone).toBe('America/Bogota')
  })

  await test.step('cancelling asks first, and the landing stays as a draft', async () => {
    const cancel = page.getByRole('button', { name: 'Cancelar proceso' })
    const question = page.getByRole('dialog', { name: '¿Cancelar el proceso?' })
    await cancel.press('Enter')
    await expect(question).toContainText('la landing queda como borrador en tu lista')
    await expect(question.getByRole('button', { name: 'Seguir aquí' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(cancel).toBeFocused()
    await cancel.press('Enter')
    await expect(question.getByRole('button', { name: 'Seguir aquí' })).toBeFocused()
    await question.getByRole('button', { name: 'Cancelar proceso' }).press('Enter')
    await expect(page).toHaveURL(/\/landings$/)
    await expect(page.getByRole('link', { name: 'Abrir Búho Rent' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('landingId'))).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('landingName'))).toBeNull()
  })
})

test('the success dialog continues by itself after two seconds, and a started landing can be reviewed', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  await page.clock.install()
  await openAs(page, operator, '/layout-designer')
  await page.getByLabel('Nombre de la landing').fill('Dos Segundos')
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: await pictureFile('logo'),
  })
  await page.getByRole('button', { name: 'Combinación 1' }).click()
  await page.getByRole('radio', { name: 'Inglés' }).check()
  await expect(page.getByRole('img', { name: 'Logo elegido' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10)
        return page.getByRole('dialog', { name: '¡Landing creada!' }).isVisible()
      },
      { intervals: [50] },
    )
    .toBe(true)
  await page.clock.runFor(1900)
  await expect(page).toHaveURL(/\/layout-designer$/)
  // The two seconds may have begun a moment after the dialog was seen.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(50)
        return page.url()
      },
      { intervals: [50] },
    )
    .toMatch(/\/layout-designer\/add-vehicles$/)
  await page.clock.resume()

  const trail = page.getByRole('navigation', { name: 'Pasos' })
  const name = page.getByLabel('Nombre de la landing')
  const goOn = page.getByRole('button', { name: 'Continuar' })

  await test.step('Back leads to the first step with its values, which now edits the landing', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/layout-designer$/)
    await expect(name).toHaveValue('Dos Segundos')
    await expect(page.getByRole('textbox', { name: 'Color principal' })).toHaveValue('#0b6e75')
    await expect(page.getByRole('radio', { name: 'Inglés' })).toBeChecked()
    await expect(page.getByRole('img', { name: 'Logo elegido' })).toBeVisible()
    const mend = await answerWith(page, 'POST', '/landing-update/*/*', { status: 500 })
    await name.fill('Tres Segundos')
    await goOn.click()
    const failed = page.getByRole('dialog', { name: 'Hubo un error al actualizar la landing.' })
    await expect(failed).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(name).toHaveValue('Tres Segundos')
    await mend()
    await goOn.click()
    await expect(page).toHaveURL(/\/layout-designer\/add-vehicles$/)
  })

  await test.step('the step links lead there too, and an unchanged form sends nothing', async () => {
    await trail.getByRole('link', { name: 'Logo & Colores' }).click()
    await expect(name).toHaveValue('Tres Segundos')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await goOn.click()
    await expect(page).toHaveURL(/\/layout-designer\/add-vehicles$/)
    expect(sent).toEqual([])
    const landings = await operator.call<{ name: string }[]>('GET', `/landing/${operator.id}`)
    expect(landings.map((landing) => landing.name)).toEqual(['tres-segundos'])
  })

  await test.step('the places are asked for, and a duplicate pair is refused', async () => {
    await expect(page.getByText('¿Dónde entregas y recibes los vehículos?')).toBeVisible()
    await expectAccessible(page)
    const dialog = page.getByRole('dialog', { name: 'Agregar localización' })
    const add = async (pickup: string, back: string) => {
      await page.getByRole('button', { name: 'Agregar localización' }).first().click()
      await dialog.getByLabel('Lugar de recogida').fill(pickup)
      await dialog.getByLabel('Lugar de devolución').fill(back)
      await dialog.getByRole('button', { name: 'Agregar localización' }).click()
    }
    await add('Santiago', 'Samaná')
    await expect(page.getByText('Samaná o el mismo lugar de recogida')).toBeVisible()
    await add('SANTIAGO', 'samana')
    await expect(
      dialog.getByText('Ya tienes este lugar de recogida con este lugar de devolución.'),
    ).toBeVisible()
    await expect(dialog.getByLabel('Lugar de devolución')).toBeFocused()
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: '¿Cerrar sin guardar?' })
    await question.getByRole('button', { name: 'Seguir aquí' }).click()
    // Escape would be the question’s as long as it stands.
    await expect(question).toBeHidden()
    await expect(dialog.getByLabel('Lugar de recogida')).toHaveValue('SANTIAGO')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the last step lists what is missing, and publishes nothing without a vehicle', async () => {
    await trail.getByRole('link', { name: 'Revisión' }).click()
    await expect(page).toHaveTitle('Previsualizar | Nelly')
    const items = page.getByRole('region', { name: 'Antes de publicar' }).getByRole('listitem')
    await expect(items).toHaveText([
      /Tu marca está puesta/,
      /Aún no hay vehículos/,
      /2 lugares/,
      /Con un vehículo en venta verás aquí un ejemplo/,
      /Mientras no los escribas/,
    ])
    await expect(page.getByLabel('Dirección pública')).toHaveValue(/\/tres-segundos$/)
    await expectAccessible(page)
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Publicar' }).click()
    const refused = page.getByRole('dialog', { name: 'Falta tu primer vehículo' })
    await refused.getByRole('button', { name: 'Agregar vehículo' }).click()
    await expect(page).toHaveURL(/\/layout-designer\/add-vehicles\/add-form$/)
    await page.goto('/layout-designer/review')
    await page.getByRole('link', { name: 'Previsualizar' }).click()
    await expect(page).toHaveURL(/\/review-component\/tres-segundos$/)
  })
})

test('the currency is asked for once: before the first price, and where nobody answered in the last step, with what a booking is charged', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, name } = await newLanding(operator, { name: 'En Pesos', published: false })
  const start = (landing: [string, string]) =>
    page.evaluate(([of, address]) => {
      localStorage.setItem('landingId', of)
      localStorage.setItem('landingName', address)
    }, landing)
  await openAs(page, operator, '/layout-designer/review', { landingId: String(id), landingName: name })
  const item = page.getByRole('listitem').filter({ hasText: 'Lo que se cobra' })
  const CURRENCY = '¿En qué moneda cobras?'
  const currency = item.getByRole('combobox', { name: CURRENCY })
  const chargePesos = async (asked: Locator) => {
    await asked.getByRole('combobox', { name: CURRENCY }).selectOption('DOP')
    await asked.getByRole('button', { name: 'Cobrar en esta moneda' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cambiar de USD a DOP' })
    await dialog.getByRole('textbox', { name: '1 USD en DOP' }).fill('60')
    await dialog.getByRole('button', { name: 'Convertir', exact: true }).click()
    await dialog.getByRole('button', { name: 'Usar DOP' }).click()
  }

  await test.step('an example adds up the fees and the tax that hold', async () => {
    await expect(item).toContainText(
      '3 días de Toyota Corolla: US$135.00 + Servicio adicional de responsabilidad civil US$9.95 + Tasa de licencia del vehículo US$3.50 + Impuesto (ITBIS 18%) US$26.72 = US$175.17.',
    )
    await expect(item.getByLabel('Recomendado')).toBeVisible()
    await expect(currency.getByRole('option').nth(1)).toHaveText('DOP · peso dominicano')
    await expect(currency.getByRole('option').nth(2)).toHaveText('USD · dólar estadounidense')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 740 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('another currency asks for every amount in it, and then the question is gone', async () => {
    await chargePesos(item)
    await expect(item).toContainText('3 días de Toyota Corolla: RD$8,100.00 + ')
    await expect(item).toContainText(' = RD$10,510.26.')
    await expect(item.getByLabel('Listo')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(currency).toBeHidden()
  })

  await test.step('it leads to where it is changed', async () => {
    await item.getByRole('link', { name: 'Cambiar' }).click()
    await expect(page).toHaveURL(new RegExp(`/app/landings/${id}/rates/fees$`))
  })

  await test.step('the currency that there is can be taken as it is', async () => {
    const dollars = await newLanding(operator, { name: 'En Dólares', published: false })
    await start([String(dollars.id), dollars.name])
    await page.goto('/layout-designer/review')
    await currency.selectOption('USD')
    await item.getByRole('button', { name: 'Cobrar en esta moneda' }).click()
    await expect(item.getByLabel('Listo')).toBeVisible()
    await expect(item).toContainText(' = US$175.17.')
    await expect(currency).toBeHidden()
  })

  await test.step('whoever answers at the vehicles types prices of pesos at once, and is not asked again', async () => {
    const early = await newLanding(operator, { name: 'Desde el Principio', published: false })
    await start([String(early.id), early.name])
    await page.goto('/layout-designer/add-vehicles')
    const asked = page.getByRole('region', { name: 'Moneda' })
    await expectAccessible(page)
    await chargePesos(asked)
    await expect(asked).toBeHidden()
    await page.getByRole('link', { name: 'Agregar vehículo' }).click()
    await expect(page.getByText('Los precios van en DOP.')).toBeVisible()
    const price = page.getByRole('textbox', { name: 'Precio por día' })
    await price.fill('12,750.50')
    await price.blur()
    await expect(page.getByText('RD$12,750.50')).toBeVisible()
    await expect(price).not.toHaveAttribute('aria-invalid', 'true')
    await page.goto('/layout-designer/review')
    await expect(item).toContainText('3 días de Toyota Corolla: RD$8,100.00 + ')
    await expect(currency).toBeHidden()
  })
})
