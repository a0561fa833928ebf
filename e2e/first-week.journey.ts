import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { inDays } from './support/dates.ts'
import { expectToFit } from './support/fits.ts'
import { type Hands, keyboardOf, touchOf } from './support/hands.ts'
import { expect, test } from './support/journey.ts'
import { mailTo, quoteLinkIn } from './support/mails.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { openAs } from './support/signed-in.ts'

const PLATES = Array.from({ length: 12 }, (_, index) => `A ${101 + index}`)

/** How many of them are out already. */
const OUT = 3

for (const { how, width, handsOf, enterPlates } of [
  { how: 'by keyboard alone', width: 1280, handsOf: keyboardOf, enterPlates: typePlates },
  { how: 'by touch on a phone', width: 375, handsOf: touchOf, enterPlates: pastePlates },
]) {
  test.describe(how, () => {
    // More steps than other journeys have.
    test.setTimeout(300_000)
    test.use({ viewport: { width, height: 740 }, hasTouch: width < 1000 })

    // Rule of "Screens: the operator's lists and forms": web/owner/fleet/plates-form.tsx, web/owner/reservations/new/booking-form.tsx
    test(`an operator begins with twelve cars on two landings, of which ${OUT} are out already`, async ({
      page,
      server,
    }) => {
      const operator = await newOperator(server)
      const landing = await landingWithTwelveCars(operator)
      const hands = handsOf(page)
      const { form, corolla, reserve, goTo, fillDays, fillCustomer } = deskOf(page, hands)

      await test.step('a second landing offers the same twelve cars', async () => {
        await openAs(page, operator, '/landings')
        await hands.press(page.getByRole('button', { name: `Duplicar ${landing.displayName}` }))
        const dialog = page.getByRole('dialog')
        await hands.fill(dialog.getByLabel('Nombre de la landing'), `Aeropuerto ${landing.id}`)
        await expect(dialog.getByText(/Está libre\./)).toBeVisible()
        await hands.press(dialog.getByRole('button', { name: 'Duplicar' }))
        await expect(page.getByRole('heading', { level: 1, name: `Aeropuerto ${landing.id}` })).toBeVisible()
        await goTo('Flota')
        await expect(page.getByText('12 carros')).toHaveCount(1)
        await expectToFit(page)
      })

      await test.step('twelve plates are entered', async () => {
        await enterPlates(page, hands)
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(page.getByRole('main')).toContainText(PLATES.join(' · '))
      })

      await test.step('the cars that are out already are entered, with one reason', async () => {
        await goTo('Reservaciones')
        await hands.press(page.getByRole('link', { name: 'Nueva reserva' }))
        await fillDays(-2, 4)
        await expect(form.getByText('La hora de recogida ya pasó.')).toBeVisible()
        await hands.tick(form.getByLabel('El vehículo ya salió'))
        for (const [index, plate] of PLATES.toReversed().slice(0, OUT).entries()) {
          await expect(form.getByText(new RegExp(`^Quedan? ${12 - index}$`))).toBeVisible()
          await hands.tick(corolla)
          await hands.select(form.getByLabel('Unidad'), plate)
          await fillCustomer('Ana')
          if (index === 0) {
            await hands.tick(form.getByLabel('Permitirlo esta vez'))
            await hands.fill(form.getByLabel('Por qué'), 'De antes de Nelly')
            await expectToFit(page)
          }
          await expect(form.getByLabel('Por qué')).toHaveValue('De antes de Nelly')
          await expect(reserve).toBeEnabled()
          await hands.press(reserve)
          // Once it is saved, the next begins.
          await expect(form.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('')
        }
        const all = await operator.call<{ status: string }[]>('GET', `/reservations/${landing.id}`)
        expect(all.filter(({ status }) => status === 'out')).toHaveLength(OUT)
        await goTo('Calendario')
        await expect(page.getByText('A 112').first()).toBeVisible()
      })
    })

    // Rule of "Screens: the operator's lists and forms": web/owner/reservations/new/booking-form.tsx, web/owner/desk/due-services.tsx
    test('the week goes on with a caller, a party of three vehicles, a quote and the workshop', async ({
      page,
      server,
    }) => {
      const operator = await newOperator(server)
      const landing = await landingWithTwelveCars(operator)
      await operator.call('PUT', `/vehicles/${landing.vehicle}/units/1`, { plate: 'A 101' })
      const hands = handsOf(page)
      const { form, corolla, reserve, goTo, fillDays, fillCustomer } = deskOf(page, hands)

      await test.step('a caller’s booking takes fourteen actions at most, on one screen', async () => {
        await openAs(page, operator, '/reservation')
        const before = hands.actions()
        await hands.press(page.getByRole('link', { name: 'Nueva reserva' }))
        await fillDays(10, 13)
        await hands.select(form.getByLabel('Lugar de recogida'), 'Zona Colonial')
        await hands.select(form.getByLabel('Lugar de devolución'), 'Zona Colonial')
        await expect(form.getByText('Quedan 12')).toBeVisible()
        await hands.tick(corolla)
        await fillCustomer('Rosa', { Correo: 'rosa@example.com' })
        await expect(form.getByText('Toyota Corolla US$175.17', { exact: true })).toBeInViewport()
        await expect(reserve).toBeInViewport()
        await hands.press(reserve)
        await expect(form.getByText('Quedan 11')).toBeVisible()
        expect(hands.actions() - before).toBeLessThanOrEqual(14)
      })

      await test.step('a party gets three vehicles in one booking, of which each leads to the others', async () => {
        for (const left of ['Quedan 11', 'Quedan 10', 'Quedan 9']) {
          await expect(form.getByText(left)).toBeVisible()
          await hands.tick(corolla)
          if (left !== 'Quedan 9')
            await hands.press(form.getByRole('button', { name: 'Agregar otro vehículo' }))
        }
        const others = form.getByRole('region', { name: 'En la misma reserva' })
        await expect(others.getByRole('listitem')).toHaveCount(2)
        await expect(form.getByText('3 vehículos US$525.51', { exact: true })).toBeInViewport()
        await expectToFit(page)
        await fillCustomer('Eva')
        await expect(reserve).toBeEnabled()
        await hands.press(reserve)
        await expect(form.getByText('Quedan 8')).toBeVisible()
        await goTo('Reservaciones')
        await expect(page.getByText(/^4 reservas/)).toBeVisible()
        await hands.press(page.getByRole('button', { name: /Ver la reserva de Eva Marte$/ }).first())
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByText(/Reservados juntos:/)).toBeVisible()
        await expect(dialog.getByRole('link', { name: 'Toyota Corolla' })).toHaveCount(2)
        await expectToFit(page)
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })

      await test.step('a quote is sent, and its customer accepts it by the link', async () => {
        await hands.press(page.getByRole('link', { name: 'Nueva reserva' }))
        await fillDays(20, 22)
        await expect(form.getByText('Quedan 12')).toBeVisible()
        await hands.tick(corolla)
        // Another journey's quote may have gone to the same address.
        const email = `luz-${landing.id}@example.com`
        await fillCustomer('Luz', { Correo: email })
        const quote = form.getByRole('button', { name: 'Cotizar' })
        await expect(quote).toBeEnabled()
        await hands.press(quote)
        const dialog = page.getByRole('dialog', { name: 'Cotizar' })
        await hands.tick(dialog.getByLabel('Apartar los vehículos mientras valga'))
        await expectToFit(page)
        await hands.press(dialog.getByRole('button', { name: 'Crear cotización' }))
        await expect(page.getByRole('dialog', { name: 'Cotización lista' })).toBeVisible()
        await expectToFit(page)
        await page.goto(quoteLinkIn(await mailTo(server, email, 'quote')))
        await expectToFit(page)
        await hands.tick(page.getByRole('checkbox'))
        await hands.press(page.getByRole('button', { name: 'Aceptar Toyota Corolla' }))
        await expect(page.getByRole('heading', { name: 'Tu reserva está confirmada' })).toBeVisible()
        await expectToFit(page)
        expect(await operator.call('GET', `/reservations/${landing.id}`)).toHaveLength(5)
      })

      await test.step('a car goes to the workshop by its kilometres', async () => {
        await page.goto('/app/fleet')
        await hands.press(page.getByRole('link', { name: 'Unidades' }))
        await hands.press(page.getByRole('button', { name: 'Editar Toyota Corolla, A 101' }))
        const unit = page.getByRole('dialog', { name: 'Toyota Corolla · Unidad 1' })
        await hands.fill(unit.getByLabel('Kilometraje'), '42000')
        await hands.fill(unit.getByLabel('Cada cuántos kilómetros'), '5000')
        await hands.fill(unit.getByLabel('Último, a los kilómetros'), '37000')
        await expectToFit(page)
        await hands.press(unit.getByRole('button', { name: 'Guardar' }))
        await expect(unit).toBeHidden()
        await goTo('Hoy')
        const due = page.getByRole('region', { name: 'Mantenimiento por hacer 1' })
        await expect(due).toContainText('A los 42,000 km; va por 42,000 km')
        await expect(page.getByText('Todo al día')).toBeHidden()
        await expectToFit(page)
        await expectAccessible(page)
        await hands.press(due.getByRole('link', { name: 'Bloquear sus fechas: Toyota Corolla · A 101' }))
        const block = page.getByRole('dialog')
        await expect(block.getByLabel('Motivo')).toHaveValue('maintenance')
        await expectToFit(page)
        await hands.press(block.getByRole('button', { name: 'Bloquear' }))
        await expect(page.getByText('Bloqueo agregado.')).toBeVisible()
        await expect(block).toBeHidden()
        await expectToFit(page)
        await goTo('Hoy')
        await hands.press(due.getByRole('button', { name: 'Mantenimiento hecho: Toyota Corolla · A 101' }))
        await expect(page.getByText('Se anotó el mantenimiento de hoy.')).toBeVisible()
        await expect(due).toBeHidden()
      })
    })
  })
}

async function landingWithTwelveCars(operator: Operator) {
  const landing = await newLanding(operator, { name: 'Semana' })
  await operator.call('PUT', `/vehicles/${landing.id}/${landing.vehicle}`, { units: 12 })
  return landing
}

/** What the desk does again and again: it changes the screen, and fills the form of a reservation. */
function deskOf(page: Page, hands: Hands) {
  const form = page.getByRole('form', { name: 'Nueva reserva' })
  return {
    form,
    corolla: form.getByRole('radio', { name: /^Toyota Corolla/ }),
    reserve: form.getByRole('button', { name: 'Reservar' }),
    goTo: async (name: string) => {
      const open = page.getByRole('button', { name: 'Abrir el menú' })
      if (await open.isVisible()) await hands.press(open)
      const menu = page.getByRole('navigation', { name: 'Navegación principal' })
      await hands.press(menu.getByRole('link', { name }))
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    },
    fillCustomer: async (firstName: string, more: Record<string, string> = {}) => {
      const fields = { Nombre: firstName, Apellido: 'Marte', Teléfono: '+1 809 555 0188', ...more }
      for (const [label, text] of Object.entries(fields))
        await hands.fill(form.getByRole('textbox', { name: label, exact: true }), text)
    },
    /** Days from today on, each at ten o'clock. */
    fillDays: async (pickup: number, back: number) => {
      await hands.fill(form.getByLabel('Fecha de recogida'), inDays(pickup))
      await hands.fill(form.getByLabel('Hora de recogida'), '10:00')
      await hands.fill(form.getByLabel('Fecha de devolución'), inDays(back))
      await hands.fill(form.getByLabel('Hora de devolución'), '10:00')
    },
  }
}

/** Types the plates one after the other: Enter leads to the next, and saves after the last. */
async function typePlates(page: Page, { actions, ...hands }: Hands) {
  const before = actions()
  const dialog = page.getByRole('dialog', { name: 'Placas de Toyota Corolla' })
  await hands.press(page.getByRole('button', { name: 'Placas de Toyota Corolla' }))
  for (const [index, plate] of PLATES.entries()) {
    const field = dialog.getByLabel(`Unidad ${index + 1}`, { exact: true })
    await expect(field).toBeFocused()
    await hands.fill(field, plate)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('Se guardaron 12 placas.')).toBeVisible()
  expect(actions() - before).toBe(13)
}

/** Types the first and pastes the others from a column of a sheet; one that another car has is refused in its place. */
async function pastePlates(page: Page, hands: Hands) {
  const dialog = page.getByRole('dialog', { name: 'Placas de Toyota Corolla' })
  const save = dialog.getByRole('button', { name: 'Guardar' })
  await hands.press(page.getByRole('button', { name: 'Placas de Toyota Corolla' }))
  const first = dialog.getByLabel('Unidad 1', { exact: true })
  await expect(first).toBeFocused()
  await hands.fill(first, 'A 101')
  await dialog.getByLabel('Unidad 2', { exact: true }).evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, PLATES.slice(1).with(-1, 'A 101').join('\n'))
  const last = dialog.getByLabel('Unidad 12', { exact: true })
  await expect(last).toHaveValue('A 101')
  await expectToFit(page)
  await hands.press(save)
  await expect(page.getByText('Se guardaron 11 placas.')).toBeVisible()
  await expect(last).toBeFocused()
  await expect(dialog.getByText('Otra de tus unidades tiene esta placa.')).toBeVisible()
  await expectAccessible(page)
  await hands.fill(last, 'A 112')
  await hands.press(save)
}
