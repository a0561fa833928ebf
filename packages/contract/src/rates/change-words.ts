import type { Currency } from '@nelly/domain/currency'
import { inLanguages } from '@nelly/domain/languages'
import type { LocalizedText } from '@nelly/domain/localized-text'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import type { BookingQuestion, ExtraRate, FeeRate, Offer, Rates } from '@nelly/domain/rates/rates'
import type {
  FieldChange,
  NamedList,
  PricedRates,
  RatesChange,
  RatesPart,
} from '@nelly/domain/rates/rates-diff'
import enLabels from '../../messages/en/owner/rate-labels.json' with { type: 'json' }
import en from '../../messages/en/rate-changes.json' with { type: 'json' }
import esLabels from '../../messages/es/owner/rate-labels.json' with { type: 'json' }
import es from '../../messages/es/rate-changes.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { translatorsOf, type Words } from '../words/translators.ts'

/** What the words of changes name by id. */
export interface ChangeNames {
  /** The name of a vehicle; undefined for one that is gone. */
  readonly vehicle: (id: number) => string | undefined
  /** The rates after the change, and those before it. */
  readonly after: PricedRates['rates']
  readonly before: PricedRates['rates']
}

const changesIn = translatorsOf({ es, en })
/** The labels of the owner's forms. */
const labels = esLabels.rateLabels
const labelsIn = translatorsOf({ es: labels, en: enLabels.rateLabels })
/** What is said of changes, and what the forms say of what changed. */
interface T {
  readonly t: ReturnType<typeof changesIn>
  readonly label: ReturnType<typeof labelsIn>
}

/** The names of all fields of a document, those of its parts' fields too. */
type KeyOf<Part> = Part extends string | number | boolean | readonly unknown[] | null | undefined
  ? never
  : { [Key in keyof Part & string]-?: Key | KeyOf<Part[Key]> }[keyof Part & string]
/** Fields that are told by the name of what they are in. */
type Unnamed = 'id' | Language | 'from' | 'to' | 'min' | 'max' | 'days' | 'instructions'
type Field = Exclude<KeyOf<Rates[RatesPart] | Rates[NamedList][number]>, Unnamed>

/** Fields with one of several values, each of which has words. */
type Chosen = Pick<ExtraRate, 'per' | 'offer' | 'countDays'> &
  Pick<FeeRate, 'when'> &
  Pick<Offer, 'kind'> &
  Pick<BookingQuestion, 'answer'> &
  Pick<Rates['days'], 'seasonBy'>
type Choice = { [Name in keyof Chosen]: `choices.${Name}.${Chosen[Name]}` }[keyof Chosen]

const isField = (key: string): key is Field => key in labels.fields

/** The label of a field by its path, such as `cancellation.within`; empty where it is told by the name of its part alone. */
function labelOf(path: string, part: RatesPart | undefined, { label }: T): string {
  // The label alone would tell too little.
  if (path === 'vehicles' && (part === 'drivers' || part === 'rules'))
    return lowered(label(`vehicles.${part}`))
  const field = path.split('.').findLast(isField)
  return field ? lowered(label(`fields.${field}`)) : ''
}

/** A label within a sentence. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const MINUTES = new Set(['leadMinutes', 'turnaroundMinutes'])
const AMOUNTS = new Set(['amount', 'maxAmount', 'deposit', 'perExtraKm', 'excess', 'perEighth', 'serviceFee'])

/** A change in one sentence. */
export const changeWords = (change: RatesChange, names: ChangeNames): Words =>
  inLanguages((language) => sentence(change, names, language))

function sentence(change: RatesChange, names: ChangeNames, language: Language): string {
  const said: T = { t: changesIn(language), label: labelsIn(language) }
  const { t, label } = said
  const vehicle = (id: number) => names.vehicle(id) ?? t('deletedVehicle')
  const entry = ({ list, name }: { list: NamedList; name: LocalizedText }) =>
    t('entry', { list: t(`lists.${list}`), name: name[language] })
  switch (change.kind) {
    case 'currency':
      return t('currency', { change: arrow(change.from, change.to) })
    case 'tiers':
      return t('tiers', { change: arrow(change.from.join(', '), change.to.join(', ')) })
    case 'base_price': {
      const [from, to] = [amount(change.from, names.before.currency), amount(change.to, names.after.currency)]
      return t('base_price', { vehicle: vehicle(change.vehicleId), change: arrow(from, to) })
    }
    case 'price': {
      const { vehicleId, season, fromDays } = change.cell
      const tier = t('from', { count: fromDays })
      const where = [vehicle(vehicleId), seasonName(season, names, language), tier].filter(Boolean).join(', ')
      return `${where}: ${arrow(cell(change.from, names.before.currency, t), cell(change.to, names.after.currency, t))}`
    }
    case 'prices': {
      const season = seasonName(change.season, names, language) || t('allYear')
      return t('prices', { season, count: change.count })
    }
    case 'order':
      return t(`orders.${change.list}`)
    case 'added':
    case 'removed':
      return t(change.kind, { entry: entry(change) })
    case 'entry':
      return `${entry(change)}: ${fields(change.fields, names, said)}`
    case 'part':
      return `${label(`parts.${change.part}`)}: ${fields(change.fields, names, said, change.part)}`
  }
}

const arrow = (from: string, to: string) => `${from} → ${to}`

function fields(changes: readonly FieldChange[], names: ChangeNames, said: T, part?: RatesPart): string {
  const { t } = said
  const told = changes.map(({ field, values }) => {
    const label = labelOf(field, part, said)
    if (!values) return label === '' ? t('changed') : t('changedField', { field: label })
    const key = field.split('.').at(-1) ?? ''
    const from = value(values.from, key, names.before.currency, said)
    const to = value(values.to, key, names.after.currency, said)
    return `${label} ${arrow(from, to)}`.trim()
  })
  return [...new Set(told)].join('; ')
}

function value(
  of: string | number | boolean | null,
  key: string,
  currency: Currency,
  { t, label }: T,
): string {
  // What holds where no horizon is set.
  if (of === null) return t(key === 'horizonDays' ? 'noHorizon' : 'none')
  if (typeof of === 'boolean') return t(of ? 'yes' : 'no')
  if (typeof of === 'number' && key === 'percent') return `${of / 100} %`
  if (typeof of === 'number' && MINUTES.has(key)) return duration(of, t)
  if (typeof of === 'number' && AMOUNTS.has(key)) return amount(of as MinorUnits, currency)
  const choice = `choices.${key}.${of}` as Choice
  return label.has(choice) ? lowered(label(choice)) : String(of)
}

/** Minutes in the largest unit in which they are a whole number: `2 días`, `90 min`. */
function duration(minutes: number, t: T['t']): string {
  if (minutes > 0 && minutes % 1440 === 0) return t('days', { count: minutes / 1440 })
  return minutes > 0 && minutes % 60 === 0
    ? t('hours', { count: minutes / 60 })
    : t('minutes', { count: minutes })
}

const amount = (minor: MinorUnits, currency: Currency): string => formatMoney({ minor, currency })

function cell(of: { amount: MinorUnits; perDays: number } | null, currency: Currency, t: T['t']): string {
  if (!of) return t('none')
  const price = amount(of.amount, currency)
  return of.perDays === 1 ? price : t('cellPrice', { price, count: of.perDays })
}

function seasonName(id: string | null, { before, after }: ChangeNames, language: Language): string {
  if (id === null) return ''
  const season = [...after.seasons, ...before.seasons].find((one) => one.id === id)
  return season?.name[language] ?? id
}
