import { readFile } from 'node:fs/promises'
import type { UserAnswer } from '@nelly/contract/specified/accounts'
import sharp from 'sharp'
import { expectAccessible } from './support/accessible.ts'
import { answerWith, holdBack } from './support/answers.ts'
import { expectOneRequest } from './support/double-click.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { photograph } from './support/photographs.ts'
import { policyViolations } from './support/policy.ts'
import { openAs, signIn } from './support/signed-in.ts'

test('an operator changes their account, with every kind of error', async ({ page, server }) => {
  const operator = await newOperator(server)
  const letGo = await holdBack(page, 'GET', '/users/*')
  await openAs(page, operator, '/user-config')
  await expect(page).toHaveTitle('Ajustes | Nelly')
  await expect(page.getByText('Cargando datos...')).toBeVisible()
  await letGo()
  const name = page.getByRole('textbox', { name: 'Nombre' })
  const password = page.getByRole('textbox', { name: 'Nueva contraseña', exact: true })
  const again = page.getByRole('textbox', { name: 'Repite la nueva contraseña' })
  const current = page.getByRole('textbox', { name: 'Contraseña actual' })
  const save = page.getByRole('button', { name: 'Guardar cambios' })
  await expect(page.getByRole('region', { name: 'Correo electrónico' })).toContainText(operator.email)
  await expectAccessible(page)

  await test.step('errors are shown below their fields, and the first gets the focus', async () => {
    await name.fill('')
    await password.fill('corta')
    await again.fill('otra')
    await save.click()
    await expect(page.getByText('Este campo es obligatorio.')).toBeVisible()
    await expect(page.getByText('La contraseña debe tener 8 caracteres o más.')).toBeVisible()
    await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible()
    await expect(name).toBeFocused()
    await password.fill('')
    await again.fill('')
    await expect(page.getByText('Las contraseñas no coinciden.')).toBeHidden()
  })

  await test.step("the server's errors are shown below their fields, and the first gets the focus", async () => {
    const fields = ['name', 'phone', 'password', 'password_confirmation']
    const errors = Object.fromEntries(fields.map((field) => [field, [`No sirve: ${field}.`]]))
    const mend = await answerWith(page, 'POST', '/users-update/*', { status: 422, code: 'invalid', errors })
    await name.fill('Ana María')
    await expect(current).toHaveCount(0)
    await save.click()
    const phone = page.getByRole('textbox', { name: 'Teléfono' })
    for (const [index, field] of [name, phone, password, again].entries()) {
      await expect(field).toHaveAccessibleDescription(new RegExp(`No sirve: ${fields[index]}\\.`))
    }
    await expect(name).toBeFocused()
    await expectAccessible(page)
    await mend()
  })

  await test.step('a server error is reported', async () => {
    const mend = await answerWith(page, 'POST', '/users-update/*', { status: 500 })
    await save.click()
    await expect(page.getByText('Error al actualizar el usuario.')).toBeVisible()
    await expect(save).toBeFocused()
    await mend()
  })

  await expectOneRequest(
    save,
    ['POST', '/users-update/*'],
    page.getByText('Usuario actualizado correctamente.'),
  )
  await expect(page.getByRole('region', { name: 'Tu cuenta' }).getByText('Ana María')).toBeVisible()

  await test.step('what papers print of the business is checked, and stored as its digits', async () => {
    const papers = page.getByRole('form', { name: 'Datos en los documentos' })
    const number = papers.getByLabel('RNC, cédula u otro número fiscal')
    await papers.getByLabel('Razón social').fill('Sol y Arena, S.R.L.')
    await number.fill('1-31-88073-9')
    await papers.getByLabel('Dirección').fill('Calle El Sol 12\nSosúa')
    await papers.getByRole('button', { name: 'Guardar estos datos' }).click()
    await expect(number).toHaveAccessibleDescription(/^El RNC no es correcto/)
    await expect(number).toBeFocused()
    await number.fill('1-31-88073-8')
    await papers.getByRole('button', { name: 'Guardar estos datos' }).click()
    await expect(page.getByText('Se guardaron los datos.')).toBeVisible()
    await expect(number).toHaveValue('131880738')
  })

  await test.step('a new password requires the current one', async () => {
    await password.fill('otra clave muy larga')
    await again.fill('otra clave muy larga')
    await save.click()
    await expect(page.getByText('Escribe tu contraseña actual.')).toBeVisible()
    await expect(current).toBeFocused()
    await expectAccessible(page)
    await current.fill('adivinada')
    await save.click()
    await expect(page.getByText('Esa no es tu contraseña actual.')).toBeVisible()
    await expect(current).toBeFocused()
    await current.fill(operator.password)
    await save.click()
    await expect(current).toHaveCount(0)
    operator.password = 'otra clave muy larga'
  })

  await test.step('an expired session loses nothing but the password', async () => {
    await name.fill('Ana María Díaz')
    await password.fill('otra clave muy larga')
    await again.fill('otra clave muy larga')
    await current.fill(operator.password)
    await operator.call('POST', '/nelly-logout')
    await save.click()
    await expect(page).toHaveURL(`${server.origin}/`)
    await signIn(page, operator)
    await expect(page).toHaveURL(/\/user-config$/)
    await page.getByRole('button', { name: 'Recuperar' }).click()
    await expect(name).toHaveValue('Ana María Díaz')
    await expect(password).toHaveValue('')
  })
})

test("an operator sets the retention of customers' data, and exports all data", async ({ page, server }) => {
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Toda Mi Vida' })
  await openAs(page, operator, '/user-config')
  const months = page.getByRole('textbox', { name: 'Conservar los datos personales (meses)' })
  await expect(months).toHaveValue('24')
  await months.fill('121')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(months).toHaveAttribute('aria-invalid', 'true')
  await expect(months).toBeFocused()
  await months.fill('6')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Usuario actualizado correctamente.')).toBeVisible()
  const kept = await operator.call('GET', `/users/${operator.id}`)
  expect(kept).toMatchObject({ retention_months: 6 })

  const exporting = page.getByRole('button', { name: 'Descargar mis datos' })
  const mend = await answerWith(page, 'GET', '/users/export/*', { status: 500 })
  await exporting.click()
  await expect(page.getByText('No se pudieron descargar los datos.')).toBeVisible()
  await mend()
  const downloading = page.waitForEvent('download')
  await exporting.click()
  const file = await downloading
  await expect(page.getByText('Datos descargados.')).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^nelly-datos-\d{4}-\d\d-\d\d\.json$/)
  const told = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(told).toMatchObject({
    account: [{ email: operator.email, retention_months: 6 }],
    landings: [{ display_name: landing.displayName }],
  })
})

test('an operator crops their picture by keyboard alone and sees it beside their name', async ({
  page,
  server,
}) => {
  const violations = policyViolations(page)
  const operator = await newOperator(server)
  await openAs(page, operator, '/user-config')
  const choose = page.getByRole('button', { name: 'Elegir foto' })
  await choose.waitFor()
  const input = page.locator('input[type=file]')

  await test.step('an invalid picture is refused with a message', async () => {
    await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') })
    await expect(page.getByText('Elige una imagen JPEG, PNG, WebP o AVIF.')).toBeVisible()
    await input.setInputFiles({ name: 'rota.png', mimeType: 'image/png', buffer: Buffer.from('hola') })
    await expect(page.getByText('No se puede leer esa imagen. Elige otra.')).toBeVisible()
    await expectAccessible(page)
  })

  const dialog = page.getByRole('dialog', { name: 'Encuadra tu foto' })
  await test.step('Escape changes nothing', async () => {
    await input.setInputFiles(await photograph(1200))
    await expect(dialog.getByRole('group', { name: 'Encuadre de la foto' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(choose).toBeFocused()
  })

  await test.step('arrows and the slider crop it', async () => {
    await input.setInputFiles(await photograph(1200))
    await expect(dialog.getByRole('group', { name: 'Encuadre de la foto' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('slider', { name: 'Acercar' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cambiar foto' })).toBeFocused()
  })

  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Usuario actualizado correctamente.')).toBeVisible()
  await expectAccessible(page)
  const { avatar } = await operator.call<UserAnswer>('GET', `/users/${operator.id}`)
  const stored = await fetch(`${server.origin}/storage/${avatar}`)
  const { width, height } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata()
  expect([width, height]).toEqual([512, 512])
  expect(violations).toEqual([])
})

test('the language of the screens changes at once and is kept', async ({ page, server }) => {
  await openAs(page, await newOperator(server), '/user-config')
  await expect(page.getByText('English', { exact: true })).toBeVisible()
  // The words of what was opened before are there when it is opened again.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Buscar en todo' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByText('English', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectAccessible(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
  await page.goto('/history')
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted landings' })).toBeVisible()
})

test("an account that can't be loaded can be retried", async ({ page, server }) => {
  const mend = await answerWith(page, 'GET', '/users/*', { status: 500 })
  await openAs(page, await newOperator(server), '/user-config')
  await expect(page.getByText('¡Ups! Algo salió mal.')).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible()
})
