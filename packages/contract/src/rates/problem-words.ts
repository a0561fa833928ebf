import type { Words } from '../refusal-words.ts'

/** What can be wrong with a rates document beyond the shape of a field. */
export const RATES_PROBLEMS = {
  required: { en: 'This field is required.', es: 'Este campo es obligatorio.' },
  'currency-unknown': {
    en: 'Give the code of a currency, such as USD or DOP.',
    es: 'Indica el código de una moneda, como USD o DOP.',
  },
  'currency-same': {
    en: 'Choose another currency than the one you charge in.',
    es: 'Elige una moneda distinta de la que cobras.',
  },
  decimals: {
    en: 'This has more decimals than the currency.',
    es: 'Tiene más decimales que la moneda.',
  },
  repeated: { en: 'This is already in the list.', es: 'Esto ya está en la lista.' },
  ascending: {
    en: 'Each must be larger than the one before.',
    es: 'Cada uno debe ser mayor que el anterior.',
  },
  'tiers-from-one': { en: 'The first tier begins with 1 day.', es: 'El primer tramo empieza con 1 día.' },
  'season-unknown': { en: 'There is no season with this id.', es: 'No hay ninguna temporada con este id.' },
  'tier-unknown': {
    en: 'No tier begins with this number of days.',
    es: 'Ningún tramo empieza con ese número de días.',
  },
  'base-price': {
    en: "Outside of seasons, the price from the first day is the vehicle's own price per day.",
    es: 'Fuera de temporada, el precio desde el primer día es el precio por día del propio vehículo.',
  },
  'date-unreal': {
    en: 'Give a real date: 12-24 for each year, or 2027-12-24.',
    es: 'Indica una fecha real: 12-24 para cada año, o 2027-12-24.',
  },
  'range-mixed': {
    en: 'Give both ends with a year, or both without.',
    es: 'Pon el año en las dos fechas o en ninguna.',
  },
  reversed: { en: 'The end comes before the beginning.', es: 'El final es anterior al comienzo.' },
  'most-below-least': {
    en: 'The highest value is below the lowest.',
    es: 'El máximo es menor que el mínimo.',
  },
  'one-of-percent-amount': {
    en: 'Give either a percentage or an amount.',
    es: 'Indica un porcentaje o un monto, no los dos.',
  },
  'one-of-fee': {
    en: 'Give one of an amount, a percentage and a number of days.',
    es: 'Indica un monto, un porcentaje o un número de días, solo uno.',
  },
  'code-only-of-code': {
    en: 'Only an offer of the kind "code" has a code.',
    es: 'Solo una oferta del tipo «code» tiene un código.',
  },
  'same-place': {
    en: 'A one-way rental ends at another place.',
    es: 'Un alquiler de solo ida termina en otro lugar.',
  },
  'vehicle-unknown': {
    en: 'This landing never had a vehicle with this id.',
    es: 'Esta landing nunca tuvo un vehículo con este id.',
  },
  'place-unknown': {
    en: 'This landing never had a place with this id.',
    es: 'Esta landing nunca tuvo un lugar con este id.',
  },
  'price-missing': {
    en: 'With another currency, confirm or convert the price of every vehicle.',
    es: 'Con otra moneda, confirma o convierte el precio de cada vehículo.',
  },
  'amount-unconfirmed': {
    en: 'The currency is another and this number is the same. Convert it, or confirm that it stays.',
    es: 'La moneda es otra y este número es el mismo. Conviértelo o confirma que se queda así.',
  },
  'amounts-too-large': {
    en: 'With amounts this large the dearest rental could not be computed exactly. Lower them.',
    es: 'Con montos tan grandes no se podría calcular exactamente el alquiler más caro. Redúcelos.',
  },
  'place-fees': {
    en: '{name} charges for pickups or returns out of hours in the former currency. Remove those fees first.',
    es: '{name} cobra por recogidas o devoluciones fuera de horario en la moneda anterior. Quita antes esos cargos.',
  },
  'currency-in-use': {
    en: 'Reservations to come are in another currency.',
    es: 'Hay reservas por venir en otra moneda.',
  },
} as const satisfies Record<string, Words>
export type RatesProblem = keyof typeof RATES_PROBLEMS
