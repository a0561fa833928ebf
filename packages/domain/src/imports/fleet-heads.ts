import { folded } from '../folded.ts'
import { FLEET_FIELDS, type FleetField } from './fleet-fields.ts'

/** The heads by which the columns of a fleet are known, in Spanish and English, besides the names of the fields. */
const HEADS: Readonly<Record<FleetField, string>> = {
  plate:
    'placa, placas, matrícula, patente, tablilla, license plate, licence plate, registration, reg, plate number, número de placa, no placa',
  vin: 'chasis, número de chasis, no chasis, bastidor, número de bastidor, serial, número de serie, chassis, chassis number, vin number, chasis (vin)',
  brand: 'marca, make, fabricante, manufacturer',
  model:
    'modelo, vehículo, vehicle, auto, carro, coche, car, nombre, name, marca y modelo, marca/modelo, make and model, make/model',
  year: 'año, ano, anio, model year, año modelo, año del modelo',
  color: 'colour, color exterior',
  type: 'tipo, tipo de vehículo, clase, categoría, carrocería, vehicle type, category, class, body, body type, car type',
  transmission: 'transmisión, caja, cambio, caja de cambios, tipo de transmisión, gearbox, gear',
  fuel: 'combustible, tipo de combustible, carburante, fuel type',
  seats: 'asientos, plazas, pasajeros, personas, capacidad, puestos, passengers, people, capacity, pax',
  doors: 'puertas, número de puertas, no puertas, number of doors',
  luggage: 'maletas, equipaje, equipajes, valijas, bags, suitcases, baggage',
  pricePerDay:
    'precio por día, precio, precio diario, precio día, tarifa, tarifa diaria, tarifa por día, renta diaria, price, daily price, daily rate, rate, day rate, precio/día, price/day',
  features: 'características, equipamiento, extras, equipment',
  description: 'descripción, detalle, detalles, details',
  onFleet:
    'en la flota desde, alta, fecha de alta, fecha de entrada, on the fleet from, in fleet, infleet date',
  offFleet:
    'en la flota hasta, baja, fecha de baja, fecha de salida, on the fleet until, defleet, defleet date',
}

const lettersOf = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '')

/** A field that a head names; the lower the rank, the surer. */
interface NamedField {
  readonly field: FleetField
  readonly rank: number
}

const NAMED: ReadonlyMap<string, NamedField> = new Map(
  FLEET_FIELDS.flatMap((field) =>
    [field, ...HEADS[field].split(', ')].map((head, rank) => [lettersOf(head), { field, rank }] as const),
  ),
)

/** What stands after the words of a head: something in brackets, a currency, an asterisk. */
const AFTER_WORDS = /[([].*|\S*[$€].*|[*:]|\s[A-Z]{3}\b.*/gu

/** The field that a head names: `PLACA`, `Precio (RD$)`, `Tarifa US$`. */
export const fieldOfHead = (head: string): NamedField | undefined =>
  NAMED.get(lettersOf(head)) ?? NAMED.get(lettersOf(head.replace(AFTER_WORDS, '')))
