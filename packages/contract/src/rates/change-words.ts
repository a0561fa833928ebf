import type { Currency } from '@nelly/domain/currency'
import type { LocalizedText } from '@nelly/domain/localized-text'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import type {
  FieldChange,
  NamedList,
  PricedRates,
  RatesChange,
  RatesPart,
} from '@nelly/domain/rates/rates-diff'
import type { Words } from '../refusal-words.ts'
import type { Language } from '../wire.ts'

/** What the words of changes name by id. */
export interface ChangeNames {
  /** The name of a vehicle; undefined for one that is gone. */
  readonly vehicle: (id: number) => string | undefined
  /** The rates after the change, and those before it. */
  readonly after: PricedRates['rates']
  readonly before: PricedRates['rates']
}

const LISTS: Readonly<Record<NamedList, Words>> = {
  seasons: { es: 'Temporada', en: 'Season' },
  extras: { es: 'Extra', en: 'Extra' },
  fees: { es: 'Cargo', en: 'Fee' },
  offers: { es: 'Oferta', en: 'Offer' },
}

const ORDERS: Readonly<Record<NamedList, Words>> = {
  seasons: { es: 'Orden de las temporadas cambiado', en: 'Order of the seasons changed' },
  extras: { es: 'Orden de los extras cambiado', en: 'Order of the extras changed' },
  fees: { es: 'Orden de los cargos cambiado', en: 'Order of the fees changed' },
  offers: { es: 'Orden de las ofertas cambiado', en: 'Order of the offers changed' },
}

const PARTS: Readonly<Record<RatesPart, Words>> = {
  display: { es: 'Segunda moneda', en: 'Second currency' },
  tax: { es: 'Impuesto', en: 'Tax' },
  days: { es: 'Días', en: 'Days' },
  oneWay: { es: 'Devolución en otro lugar', en: 'Return at another place' },
  outOfHours: { es: 'Fuera de horario', en: 'Out of hours' },
  drivers: { es: 'Conductores', en: 'Drivers' },
  prepayment: { es: 'Anticipo', en: 'Payment before pickup' },
  deposit: { es: 'Depósito', en: 'Deposit' },
  cancellation: { es: 'Cancelación', en: 'Cancellation' },
  mileage: { es: 'Kilometraje', en: 'Mileage' },
  rules: { es: 'Reglas', en: 'Rules' },
}

/** The last name of a field's path; fields that are missing here are told by the name of their part alone. */
const FIELDS: Readonly<Record<string, Words>> = {
  name: { es: 'nombre', en: 'name' },
  description: { es: 'descripción', en: 'description' },
  percent: { es: 'porcentaje', en: 'percentage' },
  included: { es: 'incluido', en: 'included' },
  graceMinutes: { es: 'minutos de gracia', en: 'minutes of grace' },
  seasonBy: { es: 'día que decide la temporada', en: 'day that decides the season' },
  partDays: { es: 'partes de día', en: 'parts of a day' },
  ranges: { es: 'fechas', en: 'dates' },
  weekdays: { es: 'días de la semana', en: 'days of the week' },
  minDays: { es: 'días como mínimo', en: 'days at least' },
  maxDays: { es: 'días como máximo', en: 'days at most' },
  noPickup: { es: 'días sin recogida', en: 'days without pickup' },
  noReturn: { es: 'días sin devolución', en: 'days without return' },
  per: { es: 'base', en: 'basis' },
  amount: { es: 'monto', en: 'amount' },
  maxAmount: { es: 'monto máximo', en: 'largest amount' },
  maxQuantity: { es: 'cantidad máxima', en: 'largest quantity' },
  stock: { es: 'existencias', en: 'stock' },
  offer: { es: 'modo', en: 'mode' },
  group: { es: 'grupo', en: 'group' },
  countDays: { es: 'cuenta de días', en: 'count of days' },
  taxable: { es: 'con impuesto', en: 'taxable' },
  vehicles: { es: 'vehículos', en: 'vehicles' },
  deposit: { es: 'depósito', en: 'deposit' },
  excess: { es: 'deducible', en: 'excess' },
  when: { es: 'condición', en: 'condition' },
  places: { es: 'lugares', en: 'places' },
  ages: { es: 'edades', en: 'ages' },
  isOn: { es: 'activa', en: 'on' },
  kind: { es: 'tipo', en: 'kind' },
  code: { es: 'código', en: 'code' },
  booked: { es: 'fechas de reserva', en: 'dates of booking' },
  pickup: { es: 'fechas de recogida', en: 'dates of pickup' },
  leadDays: { es: 'días de antelación', en: 'days ahead' },
  uses: { es: 'usos', en: 'uses' },
  pairs: { es: 'pares de lugares', en: 'pairs of places' },
  currency: { es: 'moneda', en: 'currency' },
  rate: { es: 'tasa', en: 'rate' },
  date: { es: 'fecha', en: 'date' },
  askAge: { es: 'preguntar la edad', en: 'ask for the age' },
  minAge: { es: 'edad mínima', en: 'lowest age' },
  maxAge: { es: 'edad máxima', en: 'highest age' },
  licenseYears: { es: 'años de licencia', en: 'years of licence' },
  earlier: { es: 'con tiempo', en: 'in good time' },
  within: { es: 'plazos', en: 'periods' },
  afterPickup: { es: 'tras la recogida', en: 'after the pickup' },
  leadMinutes: { es: 'antelación mínima', en: 'least notice' },
  horizonDays: { es: 'días por adelantado, como máximo', en: 'days ahead, at most' },
  turnaroundMinutes: { es: 'tiempo entre alquileres', en: 'time between rentals' },
}

/** Fields whose name alone would tell too little, by their part. */
const FIELDS_OF: { readonly [Part in RatesPart]?: Readonly<Record<string, Words>> } = {
  drivers: { vehicles: { es: 'edad mínima por vehículo', en: 'lowest age for single vehicles' } },
  rules: { vehicles: { es: 'reglas por vehículo', en: 'rules for single vehicles' } },
}

/** What can be chosen in a field, as the words of a change say it. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  per: {
    day: { es: 'por día', en: 'per day' },
    rental: { es: 'por alquiler', en: 'per rental' },
    percent: { es: 'en porcentaje', en: 'in percent' },
  },
  offer: {
    optional: { es: 'a elegir', en: 'by choice' },
    included: { es: 'incluido sin costo', en: 'included at no cost' },
    mandatory: { es: 'siempre se agrega', en: 'always added' },
  },
  countDays: {
    grace: { es: 'como los del alquiler', en: 'as those of the rental' },
    clock: { es: 'cada 24 horas empezadas', en: 'every 24 hours begun' },
  },
  when: {
    always: { es: 'siempre', en: 'always' },
    place: { es: 'según el lugar', en: 'by the place' },
    driver_age: { es: 'según la edad del conductor', en: "by the driver's age" },
    additional_driver: { es: 'por conductor adicional', en: 'for each additional driver' },
  },
  kind: {
    code: { es: 'con código', en: 'by a code' },
    early: { es: 'por reservar antes', en: 'for booking early' },
    last_minute: { es: 'de último momento', en: 'last minute' },
  },
  seasonBy: {
    each_day: { es: 'cada día', en: 'each day' },
    pickup: { es: 'el de la recogida', en: 'that of the pickup' },
  },
}

const MINUTES = new Set(['leadMinutes', 'turnaroundMinutes'])
const AMOUNTS = new Set(['amount', 'maxAmount', 'deposit', 'perExtraKm', 'excess'])

/** A change in one sentence, in both languages. */
export const changeWords = (change: RatesChange, names: ChangeNames): Words => ({
  es: sentence(change, names, 'es'),
  en: sentence(change, names, 'en'),
})

function sentence(change: RatesChange, names: ChangeNames, language: Language): string {
  const arrow = (from: string, to: string) => `${from} → ${to}`
  const said = (words: Words) => words[language]
  const vehicle = (id: number) =>
    names.vehicle(id) ?? said({ es: 'vehículo eliminado', en: 'deleted vehicle' })
  switch (change.kind) {
    case 'currency':
      return `${said({ es: 'Moneda', en: 'Currency' })}: ${arrow(change.from, change.to)}`
    case 'tiers':
      return `${said({ es: 'Tramos de días', en: 'Tiers of days' })}: ${arrow(change.from.join(', '), change.to.join(', '))}`
    case 'base_price': {
      const [from, to] = [amount(change.from, names.before.currency), amount(change.to, names.after.currency)]
      return `${vehicle(change.vehicleId)}, ${said({ es: 'precio por día', en: 'price per day' })}: ${arrow(from, to)}`
    }
    case 'price': {
      const { vehicleId, season, fromDays } = change.cell
      const tier = said(
        fromDays === 1 ? ONE_DAY : { es: `desde ${fromDays} días`, en: `from ${fromDays} days` },
      )
      const where = [vehicle(vehicleId), seasonName(season, names, language), tier].filter(Boolean).join(', ')
      return `${where}: ${arrow(cell(change.from, names.before.currency, language), cell(change.to, names.after.currency, language))}`
    }
    case 'prices': {
      const season = seasonName(change.season, names, language) || said({ es: 'Todo el año', en: 'All year' })
      return `${season}: ${said({ es: `${change.count} precios cambiados`, en: `${change.count} prices changed` })}`
    }
    case 'order':
      return said(ORDERS[change.list])
    case 'added':
      return `${entry(change, language)}: ${said({ es: 'se agregó', en: 'added' })}`
    case 'removed':
      return `${entry(change, language)}: ${said({ es: 'se quitó', en: 'removed' })}`
    case 'entry':
      return `${entry(change, language)}: ${fields(change.fields, names, language)}`
    case 'part':
      return `${said(PARTS[change.part])}: ${fields(change.fields, names, language, FIELDS_OF[change.part])}`
  }
}

const entry = ({ list, name }: { list: NamedList; name: LocalizedText }, language: Language) =>
  `${LISTS[list][language]} ${quoted(name[language], language)}`

const quoted = (text: string, language: Language) => (language === 'es' ? `«${text}»` : `“${text}”`)

function fields(
  changes: readonly FieldChange[],
  names: ChangeNames,
  language: Language,
  own: Readonly<Record<string, Words>> = {},
): string {
  const told = changes.map(({ field, values }) => {
    const last = field.split('.').findLast((key) => key in FIELDS)
    const label = (own[field] ?? FIELDS[last ?? ''])?.[language] ?? ''
    if (!values && label === '') return { es: 'cambió', en: 'changed' }[language]
    if (!values) return { es: `cambio de ${label}`, en: `${label} changed` }[language]
    const key = field.split('.').at(-1) ?? ''
    const from = value(values.from, key, names.before.currency, language)
    const to = value(values.to, key, names.after.currency, language)
    return `${label} ${from} → ${to}`.trim()
  })
  return [...new Set(told)].join('; ')
}

const ONE_DAY: Words = { es: 'desde 1 día', en: 'from 1 day' }
const NONE: Words = { es: 'sin definir', en: 'not set' }
/** What holds where no horizon is set. */
const TWO_YEARS: Words = { es: 'dos años', en: 'two years' }

function value(
  of: string | number | boolean | null,
  key: string,
  currency: Currency,
  language: Language,
): string {
  if (of === null) return (key === 'horizonDays' ? TWO_YEARS : NONE)[language]
  if (typeof of === 'boolean') return (of ? { es: 'sí', en: 'yes' } : { es: 'no', en: 'no' })[language]
  if (typeof of === 'number' && key === 'percent') return `${of / 100} %`
  if (typeof of === 'number' && MINUTES.has(key)) return duration(of, language)
  if (typeof of === 'number' && AMOUNTS.has(key)) return amount(of as MinorUnits, currency)
  return CHOICES[key]?.[of]?.[language] ?? String(of)
}

/** Minutes in the largest unit in which they are a whole number: `2 días`, `90 min`. */
function duration(minutes: number, language: Language): string {
  if (minutes > 0 && minutes % 1440 === 0) {
    const [one, more] = { es: ['día', 'días'], en: ['day', 'days'] }[language] as [string, string]
    return `${minutes / 1440} ${minutes === 1440 ? one : more}`
  }
  return minutes > 0 && minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`
}

const amount = (minor: MinorUnits, currency: Currency): string => formatMoney({ minor, currency })

function cell(
  of: { amount: MinorUnits; perDays: number } | null,
  currency: Currency,
  language: Language,
): string {
  if (!of) return NONE[language]
  const price = amount(of.amount, currency)
  return of.perDays === 1 ? price : `${price} / ${of.perDays} ${{ es: 'días', en: 'days' }[language]}`
}

function seasonName(id: string | null, { before, after }: ChangeNames, language: Language): string {
  if (id === null) return ''
  const season = [...after.seasons, ...before.seasons].find((one) => one.id === id)
  return season?.name[language] ?? id
}
