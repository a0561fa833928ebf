import { expectAccessible } from './support/accessible.ts'
import { answerWith } from './support/answers.ts'
import { expectOneRequest } from './support/double-click.ts'
import { expectNoSidewaysScroll } from './support/fits.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

// Rule of "Calls": web/owner/vehicles/use-switch-sale.ts, web/owner/vehicles/hidden-badge.tsx, web/owner/vehicle-form/vehicle-form.tsx
test('a copy is hidden until its operator shows it, and any vehicle can be hidden again', async ({
  page,
  browser,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, name } = await newLanding(operator, { name: 'Con copias' })
  const visitor = await (await browser.newContext({ baseURL: server.origin })).newPage()
  const visitorSees = async (...names: string[]) => {
    for (const path of ['', '/vehicle']) {
      await visitor.goto(`/${name}${path}`)
      await expect(visitor.getByRole('heading', { name: /^(Corolla|Toyota Corolla)/ })).toHaveText(names)
    }
  }
  const row = (vehicle: string) => page.getByRole('row').filter({ hasText: vehicle })
  const copyOf = 'Toyota Corolla (copia)'
  await openAs(page, operator, `/view-landing/${id}?tab=vehicles`)

  await test.step('the copy says that it is hidden, and no visitor finds it', async () => {
    await page.getByRole('button', { name: 'Duplicar Toyota Corolla' }).click()
    await page.getByRole('button', { name: 'Otros carros' }).click()
    await expect(page.getByText(`Se agregó «${copyOf}», oculto para tus clientes.`)).toBeVisible()
    await expect(row(copyOf)).toContainText('Oculto')
    await expect(page.getByText('Oculto', { exact: true })).toHaveCount(1)
    await expectAccessible(page)
    await visitorSees('Toyota Corolla')
  })

  await test.step('its form has the switch, and a saved copy stays hidden until it is switched on', async () => {
    await page.getByRole('button', { name: 'Editar la copia' }).click()
    const visible = page.getByRole('switch', { name: 'Visible para tus clientes' })
    await expect(visible).not.toBeChecked()
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Corolla azul')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(row('Corolla azul')).toContainText('Oculto')
    await visitorSees('Toyota Corolla')
  })

  await test.step('one click shows it to visitors, another hides it, and both can be undone', async () => {
    const show = page.getByRole('button', { name: 'Mostrar Corolla azul a tus clientes' })
    const hide = page.getByRole('button', { name: 'Ocultar Corolla azul a tus clientes' })
    await expectOneRequest(show, ['PUT', '/vehicles/*/*'], hide)
    await expect(page.getByText('«Corolla azul» ya no está oculto.')).toBeVisible()
    await expect(page.getByText('Oculto', { exact: true })).toHaveCount(0)
    await visitorSees('Toyota Corolla', 'Corolla azul')
    await hide.focus()
    await page.keyboard.press('Enter')
    await expect(show).toBeFocused()
    const undo = page.getByRole('button', { name: 'Deshacer' }).last()
    // It waits as long as the keyboard is in it.
    await undo.focus()
    await visitorSees('Toyota Corolla')
    await undo.click()
    await expect(hide).toBeVisible()
    await visitorSees('Toyota Corolla', 'Corolla azul')
  })

  await test.step('a failure is reported and changes nothing', async () => {
    const mend = await answerWith(page, 'PUT', '/vehicles/*/*', { status: 500 })
    await page.getByRole('button', { name: 'Ocultar Corolla azul a tus clientes' }).click()
    await expect(page.getByText('No se pudo cambiar el vehículo.')).toBeVisible()
    await expect(page.getByText('Oculto', { exact: true })).toHaveCount(0)
    await mend()
  })

  await test.step('it can be hidden in the form, also a new vehicle, and the calendar says so', async () => {
    await page.getByRole('button', { name: 'Editar Corolla azul' }).click()
    await page.getByRole('switch', { name: 'Visible para tus clientes' }).uncheck({ force: true })
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(row('Corolla azul')).toContainText('Oculto')
    await page.goto(`/reservation/calendar?landing=${id}`)
    await expect(page.getByRole('rowheader', { name: /Corolla azul/ })).toContainText('Oculto')
  })

  await test.step('on a phone the card says it too', async () => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto(`/view-landing/${id}?tab=vehicles`)
    const card = page.getByRole('listitem').filter({ hasText: 'Corolla azul' })
    await expect(card).toContainText('Oculto')
    await expectNoSidewaysScroll(page)
    await card.getByRole('button', { name: 'Mostrar Corolla azul a tus clientes' }).click()
    await expect(card).not.toContainText('Oculto')
  })
  await visitor.context().close()
})

// Rule of "Screens: the operator's": domain/landings/launch-checklist.ts, web/owner/landing/launch-content.ts, web/owner/review/use-vehicles-first.ts, domain/landings/launch-checklist.test.ts, e2e/publishing.journey.ts
test('the screens do not publish a landing whose vehicles are all hidden, and link to them', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const { id, name, vehicle } = await newLanding(operator, { name: 'Todo oculto', published: false })
  await operator.call('PUT', `/vehicles/${id}/${vehicle}`, { on_sale: false })
  await openAs(page, operator, `/review-component/${name}`)
  await expect(page.getByText(/^Todos tus vehículos están ocultos: muestra al menos uno/)).toBeVisible()
  await page.getByRole('button', { name: 'Publicar' }).click()
  const question = page.getByRole('dialog', { name: 'Tus vehículos están ocultos' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Ir a los vehículos' }).click()
  await page.getByRole('button', { name: 'Mostrar Toyota Corolla a tus clientes' }).click()
  await expect(page.getByText('Oculto', { exact: true })).toHaveCount(0)
  await page.goto(`/review-component/${name}`)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page).toHaveURL(/\/published/)
})
