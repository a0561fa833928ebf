import type { Operator } from './operator.ts'

/** The longest value of a field, without a blank to break at. */
export const unbroken = (start: string, length = 90): string => start.padEnd(length, 'abcdefghijklm')

/** The longest name of a landing, in one word; the number that journeys add to names makes it up to 35. */
export const LONG_LANDING_NAME = unbroken('Rentadora', 31)

/** Gives a landing the longest values without a blank: its vehicle, places and features. */
export async function withLongValues(operator: Operator, landing: { id: number; vehicle: number }) {
  const { id, vehicle } = landing
  await operator.call('PUT', `/vehicles/${id}/${vehicle}`, {
    name: unbroken('Vehiculo'),
    description: unbroken('Descripcion', 255),
    brand: unbroken('Marca', 60),
    features: [unbroken('equipo', 60), 'usb'],
    price: 9_999.99,
    type_of_car: 'convertible',
    transmision: 'automatic',
    units: 2,
    commissions: 12.5,
  })
  await operator.call('POST', `/special-feature/${vehicle}`, {
    features: [{ name: unbroken('Detalle', 60), description: unbroken('Texto', 255) }],
  })
  await operator.call('POST', `/landings/${id}/addLocation`, {
    place_of_departure: unbroken('Aeropuerto', 120),
    arrival_place: unbroken('Aeropuerto', 120),
  })
}

/** A customer with the longest possible details. */
export const LONG_VISITOR = {
  name: unbroken('Maximiliana', 80),
  lastName: unbroken('Apellido', 80),
  email: `${unbroken('correo', 64)}@${unbroken('dominio', 60)}.${unbroken('sub', 60)}.com`,
  phone: '+1 809 555 0101',
  comment: unbroken('Comentario', 255),
}
