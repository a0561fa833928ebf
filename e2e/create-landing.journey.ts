import { expectAccessible } from './support/accessible.ts'
import { answerWith } from './support/answers.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { pictureFile } from './support/pictures.ts'
import { openAs } from './support/signed-in.ts'

test('four steps make a landing: each says what it lacks, and what the server refuses stands in its place', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  const operator = await newOperator(server)
  await newLanding(operator, { name: 'Ya Tomada', published: false })
  const name = page.getByLabel('Nombre de la landing')
  const goOn = page.getByRole('button', { name: 'Continuar' })
  const files = page.locator('input[type=file]')
  const colour = (which: string) => page.getByRole('textbox', { name: `Color ${which}` })

  await test.step('an empty one cannot go on, and says what comes first', async () => {
    await openAs(page, operator, '/layout-designer')
    await expect(page).toHaveTitle('Nueva landing | Nelly')
    await expect(page.getByText('Falta: el nombre.')).toBeVisible()
    await expect(goOn).toBeDisabled()
    await expectAccessible(page)
  })

  await test.step('a name is held to its rules and to the others’ while it is typed', async () => {
    await name.fill('a'.repeat(36))
    await expect(name).toHaveAccessibleDescription(/El nombre puede tener hasta 35 caracteres\./)
    await name.fill('Ya  Tomada')
    await expect(page.getByRole('alert')).toHaveText('Este nombre ya está en uso. Elige otro.')
    await expectAccessible(page)
    await name.fill('  Búho & Rent ')
    await expect(page.getByText(/Tu dirección: .+\/buho-rent\. Está libre\./)).toBeVisible()
    await expect(page.getByText('Falta: el logo.')).toBeVisible()
  })

  await test.step('a logo is a picture', async () => {
    const text = { name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await files.setInputFiles(text)
    await expect(page.getByText('Elige una imagen PNG, JPEG, WebP, AVIF o SVG de hasta 10 MB.')).toBeVisible()
    await files.setInputFiles({
      name: 'logo.jpg',
      mimeType: 'image/jpeg',
      buffer: await pictureFile('logo'),
    })
    await expect(page.getByRole('img', { name: 'Logo elegido' })).toBeVisible()
    await expect(page.getByText('Falta: el color principal.')).toBeVisible()
  })

  await test.step('colours are told how they read', async () => {
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

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  const refused = page.getByRole('dialog', { name: 'Error al crear la landing' })

  await test.step('a refusal says why, and leads to the field at fault', async () => {
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

  await test.step('whatever else fails shows the server’s message, and nothing typed is lost', async () => {
    const mend = await answerWith(page, 'POST', '/landing', { status: 500, message: '¡Ups! Algo salió mal.' })
    await name.fill('Búho Rent')
    await goOn.press('Enter')
    await expect(refused).toContainText('¡Ups! Algo salió mal.')
    await page.keyboard.press('Escape')
    await expect(name).toHaveValue('Búho Rent')
    await mend()
  })

  const created = page.getByRole('dialog', { name: '¡Landing creada!' })

  await test.step('success is told, and goes on at a press', async () => {
    await goOn.press('Enter')
    await expect(created).toContainText('«Búho Rent» ya existe como borrador.')
    await expect(created.getByRole('button', { name: 'Aceptar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/layout-designer\/add-vehicles$/)
    const kept = await page.evaluate(() => [
      localStorage.getItem('landingId'),
      localStorage.getItem('landingName'),
    ])
    expect(kept).toEqual([expect.stringMatching(/^\d+$/), 'buho-rent'])
  })

  await test.step('whoever cancels is asked, and the landing stays as a draft', async () => {
    const cancel = page.getByRole('button', { name: 'Cancelar proceso' })
    const question = page.getByRole('dialog', { name: '¿Cancelar el proceso?' })
    await cancel.press('Enter')
    await expect(question).toContainText('la landing queda como borrador en tu lista')
    await expect(question.getByRole('button', { name: 'Seguir aquí' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(cancel).toBeFocused()
    await cancel.press('Enter')
    await question.getByRole('button', { name: 'Cancelar proceso' }).press('Enter')
    await expect(page).toHaveURL(/\/landings$/)
    await expect(page.getByRole('link', { name: 'Abrir Búho Rent' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('landingId'))).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('landingName'))).toBeNull()
  })
})

test('the dialog of success goes on by itself after two seconds, and a started landing can be reviewed', async ({
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
    .poll(async () => {
      await page.clock.runFor(10)
      return page.getByRole('dialog', { name: '¡Landing creada!' }).isVisible()
    })
    .toBe(true)
  await page.clock.runFor(1900)
  await expect(page).toHaveURL(/\/layout-designer$/)
  await page.clock.runFor(100)
  await expect(page).toHaveURL(/\/layout-designer\/add-vehicles$/)
  await page.clock.resume()

  await test.step('the last step leads to the whole landing, and no other link is called so', async () => {
    const trail = page.getByRole('navigation', { name: 'Pasos' })
    await expect(page.getByRole('link', { name: 'Previsualizar' })).toHaveCount(0)
    await trail.getByRole('link', { name: 'Revisión' }).click()
    await expect(page.getByRole('heading', { name: 'Todo listo para revisar' })).toBeVisible()
    await expect(page).toHaveTitle('Previsualizar | Nelly')
    await expectAccessible(page)
    await trail.getByRole('link', { name: 'Agregar vehículos' }).press('Enter')
    await expect(page).toHaveURL(/\/add-vehicles$/)
    await page.goto('/layout-designer/review')
    await page.getByRole('link', { name: 'Previsualizar' }).click()
    await expect(page).toHaveURL(/\/review-component\/dos-segundos$/)
  })
})
