import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { ExtraRate, FeeRate, LocalizedText } from '@nelly/domain/rates/rates'
import { type Amounts, basisPoints, bothLanguages, percentAnswer, placeIds, vehicleIds } from './fields.ts'
import type { ExtraDocument, FeeDocument } from './schemas/charges.ts'

/** The product's own texts for the codes of the default document. */
const KNOWN = new Map([...DEFAULT_RATES.extras, ...DEFAULT_RATES.fees].map((one) => [one.code, one]))

/** The name of a charge: the operator's, else the product's own for its code. */
export const chargeName = (one: ExtraDocument | FeeDocument): LocalizedText | undefined =>
  bothLanguages(one.name) ?? KNOWN.get(one.code)?.name

const knownDescription = (code: string) => DEFAULT_RATES.extras.find((one) => one.code === code)?.description

function chargeOf(one: ExtraDocument | FeeDocument, { read, readOrNull }: Amounts) {
  const per = one.per ?? 'rental'
  return {
    code: one.code,
    name: chargeName(one) ?? { es: one.code, en: one.code },
    per,
    amount: per === 'percent' ? null : read(one.amount ?? 0),
    percent: per === 'percent' ? basisPoints(one.amount ?? 0) : null,
    maxAmount: readOrNull(one.max_amount),
    maxDays: one.max_days ?? null,
    taxable: one.taxable ?? true,
    vehicles: vehicleIds(one.vehicles),
  }
}

export const extraOf =
  (amounts: Amounts) =>
  (one: ExtraDocument): ExtraRate => {
    const excess = amounts.readOrNull(one.excess)
    return {
      ...chargeOf({ ...one, per: one.per ?? 'day' }, amounts),
      description: bothLanguages(one.description) ?? knownDescription(one.code) ?? { es: '', en: '' },
      maxQuantity: one.max_quantity ?? 10,
      stock: one.stock ?? null,
      offer: one.offer ?? 'optional',
      group: one.group ?? null,
      countDays: one.count_days ?? 'grace',
      deposit: amounts.readOrNull(one.deposit),
      ...(excess !== null && { excess }),
    }
  }

export const feeOf =
  (amounts: Amounts) =>
  (one: FeeDocument): FeeRate => {
    const when = one.when ?? 'always'
    return {
      ...chargeOf(one, amounts),
      when,
      places: when === 'place' ? placeIds(one.places) : [],
      ages: when === 'driver_age' ? (one.ages ?? null) : null,
    }
  }

const chargeAnswer = (one: ExtraRate | FeeRate, { writeOrNull }: Amounts) => ({
  code: one.code,
  name: one.name,
  per: one.per,
  amount: one.percent === null ? writeOrNull(one.amount) : percentAnswer(one.percent),
  max_amount: writeOrNull(one.maxAmount),
  max_days: one.maxDays,
  taxable: one.taxable,
  vehicles: one.vehicles && [...one.vehicles],
})

export const extraAnswer =
  (amounts: Amounts) =>
  (one: ExtraRate): ExtraDocument => {
    const excess = amounts.writeOrNull(one.excess ?? null)
    return {
      ...chargeAnswer(one, amounts),
      description: one.description,
      max_quantity: one.maxQuantity,
      stock: one.stock,
      offer: one.offer,
      group: one.group,
      count_days: one.countDays,
      deposit: amounts.writeOrNull(one.deposit),
      ...(excess !== null && { excess }),
    }
  }

export const feeAnswer =
  (amounts: Amounts) =>
  (one: FeeRate): FeeDocument => ({
    ...chargeAnswer(one, amounts),
    when: one.when,
    places: [...one.places],
    ages: one.ages,
  })
