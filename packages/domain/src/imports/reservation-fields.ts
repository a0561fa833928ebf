import { MAX_PLACE_LENGTH } from '../limits.ts'
import { CUSTOMER_HEADS, CUSTOMERS, type CustomerField } from './customer-fields.ts'
import type { FieldKind, ValuesOf } from './field-kinds.ts'
import { FLEET } from './fleet-fields.ts'
import { FLEET_HEADS } from './fleet-heads.ts'

const { plate, brand, model } = FLEET
const { notes: _, ...customer } = CUSTOMERS

/** The columns of reservations to come: the vehicle by its plate or its name, who rents it, when, where, and what was agreed. */
export const RESERVATIONS = {
  plate,
  brand,
  model,
  ...customer,
  /** With the time of day where the cell has it. */
  pickup: { kind: 'moment' },
  pickupTime: { kind: 'time' },
  return: { kind: 'moment' },
  returnTime: { kind: 'time' },
  pickupPlace: { kind: 'text', most: MAX_PLACE_LENGTH },
  returnPlace: { kind: 'text', most: MAX_PLACE_LENGTH },
  total: { kind: 'price' },
  /** Whether the vehicle is with the customer already. */
  isOut: { kind: 'code', codes: ['yes', 'no'] },
  /** Its number where it was kept before. */
  reference: { kind: 'mark', most: 60 },
  notes: { kind: 'text', most: 1000 },
} as const satisfies Record<string, FieldKind>
export type ReservationField = keyof typeof RESERVATIONS
export type ReservationValues = ValuesOf<typeof RESERVATIONS>

const { name, lastName, phone, email, documentKind, document, notes } = CUSTOMER_HEADS satisfies Readonly<
  Record<CustomerField, string>
>

/** The heads by which they are known, in Spanish and English, besides the names of the fields. */
export const RESERVATION_HEADS: Readonly<Record<ReservationField, string>> = {
  plate: FLEET_HEADS.plate,
  brand: FLEET_HEADS.brand,
  model:
    'modelo, vehículo, vehicle, auto, carro, coche, car, marca y modelo, marca/modelo, make and model, make/model',
  name: `${name}, name of the customer, conductor, driver, guest, arrendatario, renter`,
  ...{ lastName, phone, email, documentKind, document },
  pickup:
    'desde, entrega, recogida, salida, inicio, fecha de entrega, fecha de recogida, fecha de salida, fecha de inicio, fecha desde, retiro, fecha de retiro, pick-up, pick up, pickup date, pick-up date, from, start, start date, check-out date, from date',
  pickupTime:
    'hora de entrega, hora entrega, hora de recogida, hora recogida, hora de salida, hora salida, hora de inicio, hora inicio, hora desde, hora de retiro, pickup time, pick-up time, start time, time from',
  return:
    'hasta, devolución, regreso, retorno, fin, fecha de devolución, fecha de regreso, fecha de retorno, fecha fin, fecha de fin, fecha hasta, return date, to, until, end, end date, drop-off, dropoff, drop off, drop-off date, to date',
  returnTime:
    'hora de devolución, hora devolución, hora de regreso, hora regreso, hora de retorno, hora fin, hora de fin, hora hasta, return time, end time, drop-off time, time to',
  pickupPlace:
    'lugar de entrega, lugar entrega, lugar de recogida, lugar de salida, lugar de retiro, lugar, sucursal, oficina, pickup place, pickup location, pick-up location, pick-up place, location, office, branch',
  returnPlace:
    'lugar de devolución, lugar devolución, lugar de regreso, lugar de retorno, return place, return location, drop-off location, drop-off place',
  total:
    'precio, precio total, importe, monto, monto total, total acordado, precio acordado, valor, price, total price, amount, agreed price, total amount',
  isOut:
    'entregado, entregada, ya entregado, en la calle, ya salió, already out, on rent, picked up, handed over',
  reference:
    'referencia, número, número de reserva, no reserva, reserva, reservación, número de reservación, código, código de reserva, contrato, reference, reference number, booking, booking number, reservation, reservation number, confirmation, confirmation number, id',
  notes,
}

const YES = 'si s x 1 yes y true verdadero ok entregado out'
const NO = 'no n 0 false falso pendiente'

/** What letters of yes or no mean, without capitals, accents and blanks; undefined for others. */
export const yesOrNo = (letters: string): string | undefined =>
  YES.split(' ').includes(letters) ? 'yes' : NO.split(' ').includes(letters) ? 'no' : undefined
