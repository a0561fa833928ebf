import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { hasTextBrowser, openTextBrowser } from './support/text-browser.ts'

test('a visitor reserves with a text browser', async ({ server }) => {
  test.skip(!hasTextBrowser(), 'no w3m on this machine')
  const operator = await newOperator(server)
  const landing = await newLanding(operator, { name: 'Solo Texto' })
  const browser = await openTextBrowser(`${server.origin}/${landing.name}`, 'Alquila un vehículo')
  await browser.fill('Fecha de recogida', inDays(20))
  await browser.fill('Hora de recogida', '10:00')
  await browser.fill('Fecha de devolución', inDays(23))
  await browser.fill('Hora de devolución', '10:00')
  await browser.sendAfter('Asientos', 'US$175.17')
  await browser.follow('Toyota Corolla', 'Volver a los vehículos')
  await browser.follow('Seleccionar', 'Agrega lo que necesites')
  await browser.follow('Agregar', 'US$36.00 por 3 días')
  await browser.follow('Uno más', 'US$72.00 por 3 días')
  await browser.follow('Uno menos', 'US$36.00 por 3 días')
  await browser.follow('Continuar a la revisión', 'Revisa y reserva')
  await browser.fill('Nombre', 'Zoë')
  await browser.fill('Correo electrónico', 'zoe@example.com')
  await browser.fill('Teléfono', '+353 1 555 0199')
  await browser.tick('Acepto los términos')
  await browser.follow('Reservar por', 'Apellido: Este campo es obligatorio.')
  await browser.fill('Apellido', 'O’Brien')
  await browser.follow('Reservar por', '¡Gracias, Zoë!')
  await browser.close()

  const booked = await operator.call('GET', `/reservations/${landing.id}`)
  expect(booked).toMatchObject([{ last_name: 'O’Brien', total_price: 217.65 }])
})
