import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { photograph } from './support/photographs.ts'
import { endSession, openAs, signIn } from './support/signed-in.ts'

test('an unfinished landing is offered again after the session expired, on the same page', async ({
  page,
  server,
}) => {
  await page.clock.install()
  const operator = await newOperator(server)
  await openAs(page, operator, '/layout-designer')
  await page.getByLabel('Nombre de la landing').fill('Brisa del Mar')
  await page.getByRole('radio', { name: 'Inglés' }).check()
  await page.getByRole('textbox', { name: 'Color principal' }).fill('#0b6e75')

  await endSession(page, operator)
  await page.clock.runFor('01:00')
  await expect(page).toHaveURL(`${server.origin}/`)

  await signIn(page, operator)
  await expect(page).toHaveURL(/\/layout-designer$/)
  await expect(page.getByText('Tienes cambios sin guardar de «Nueva landing».')).toBeVisible()
  await expect(page.getByText('Las imágenes hay que elegirlas de nuevo.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect(page.getByLabel('Nombre de la landing')).toHaveValue('Brisa del Mar')
  await expect(page.getByRole('textbox', { name: 'Color principal' })).toHaveValue('#0b6e75')
  await expect(page.getByRole('radio', { name: 'Inglés' })).toBeChecked()
})

test('leaving a form with unsaved values asks first; they can be restored or dropped', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, displayName } = await newLanding(operator, { name: 'Palma Real' })
  await openAs(page, operator, `/view-landing/${id}?tab=settings`)
  const name = page.getByLabel('Nombre de la landing')
  await name.fill(`${displayName} Dos`)

  await page.getByRole('link', { name: 'Ayuda' }).first().click()
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  await expect(question.getByRole('button', { name: 'Seguir aquí' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(name).toHaveValue(`${displayName} Dos`)

  await page.getByRole('link', { name: 'SEO' }).click()
  await question.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL(/tab=seo/)
  await page.getByRole('link', { name: 'Configuración' }).click()
  await expect(name).toHaveValue(displayName)
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect(name).toHaveValue(`${displayName} Dos`)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()

  await page.reload()
  await expect(name).toHaveValue(`${displayName} Dos`)
  await expect(page.getByText('Tienes cambios sin guardar')).toBeHidden()

  await page.getByRole('radio', { name: 'Inglés' }).check()
  await page.reload()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked()
  await expect(page.getByText('Tienes cambios sin guardar')).toBeHidden()
})

test('a draft in the shape of an earlier version is not restored, and breaks no screen', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, vehicle } = await newLanding(operator, { name: 'Otra Forma' })
  await openAs(page, operator, '/help')
  const former = {
    [`vehicle:${vehicle}`]: { pricePerDay: 4_500, equipment: ['gps'] },
    [`rates:${id}`]: {
      edit: {
        version: 3,
        rates: { currency: 'USD', fees: [{ code: 'license_fee', amount: 3.5 }] },
        basePrices: { [vehicle]: 50 },
        unread: {},
        before: { rates: { currency: 'USD', fees: [] }, prices: { [vehicle]: 45 } },
      },
    },
  }
  const keys = Object.keys(former).map((form) => `nelly-draft:${operator.id}:${form}`)
  const drafts = Object.values(former).map((draft) => JSON.stringify(draft))
  await page.evaluate(
    ([keys, drafts]) => {
      for (const [index, key] of keys.entries()) localStorage.setItem(key, drafts[index] ?? '')
    },
    [keys, drafts] as const,
  )

  await page.goto(`/view-landing/${id}?tab=vehicles&vehicle=${vehicle}`)
  await expect(page.getByLabel('Precio por día')).toHaveValue('45')
  await expect(page.getByText('Tienes cambios sin guardar')).toBeHidden()
  await page.goto(`/app/landings/${id}/rates/fees`)
  await expect(page.getByRole('heading', { name: 'Tasa de licencia del vehículo' })).toBeVisible()
  await expect(page.getByText('Tienes cambios sin guardar')).toBeHidden()
  expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), keys)).toEqual([
    null,
    null,
  ])
})

test('extending an expiring session loses nothing: no dialog, no photograph', async ({ page, server }) => {
  await page.clock.install()
  const operator = await newOperator(server)
  const { id } = await newLanding(operator, { name: 'Hora Cumplida' })
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles&vehicle=new`)
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true })
  await name.fill('Kia Sportage')
  await page.locator('input[type=file]').setInputFiles([await photograph(610)])
  await expect(page.getByRole('button', { name: 'Foto 1, portada' })).toBeVisible()
  await page.getByRole('button', { name: 'Agregar característica' }).click()
  const feature = page.getByRole('dialog', { name: 'Agregar característica' })
  await feature.getByLabel('Nombre').fill('Peaje rápido')

  const ending = page.getByRole('dialog', { name: 'Tu sesión está por terminar' })
  const password = ending.getByLabel(`Contraseña de ${operator.email}`)
  const stay = ending.getByRole('button', { name: 'Seguir conectado' })
  const endIn = (seconds: number) =>
    page.evaluate(
      (left) => localStorage.setItem('sessionExpiry', new Date(Date.now() + left * 1000).toISOString()),
      seconds,
    )

  await test.step('two minutes before, a dialog opens above everything', async () => {
    await endIn(125)
    await page.clock.runFor(2000)
    await expect(ending).toBeHidden()
    await page.clock.runFor(4000)
    await expect(ending).toContainText(/termina en 1:\d\d\./)
    await expect(ending.getByRole('heading')).toBeFocused()
  })

  await test.step('a wrong password is reported under its field, the right one starts another hour', async () => {
    const token = () => page.evaluate(() => localStorage.getItem('token'))
    const before = await token()
    await password.fill('adivinada')
    await stay.click()
    await expect(ending.getByText('El correo o la contraseña no son correctos.')).toBeVisible()
    await expect(password).toBeFocused()
    await expectAccessible(page)
    await password.fill(operator.password)
    await password.press('Enter')
    await expect(ending).toBeHidden()
    expect(await token()).not.toBe(before)
    await expect(feature.getByLabel('Nombre')).toHaveValue('Peaje rápido')
    await feature.getByRole('button', { name: 'Cancelar' }).click()
    await expect(name).toHaveValue('Kia Sportage')
    await expect(page.getByRole('button', { name: 'Foto 1, portada' })).toBeVisible()
  })

  await test.step('dismissed, it stays in a bar, and the login says why it is shown', async () => {
    await endIn(60)
    await page.clock.runFor(2000)
    await ending.getByRole('button', { name: 'Ahora no' }).click()
    await expect(ending).toBeHidden()
    await expect(page.getByText(/termina en 0:\d\d\./)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Seguir conectado' }).click()
    await expect(ending).toBeVisible()
    await page.clock.runFor('01:02')
    await expect(page).toHaveURL(`${server.origin}/`)
    await expect(page.getByText('Tu sesión terminó')).toBeVisible()
    await expectAccessible(page)
  })
})
