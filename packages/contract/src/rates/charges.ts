import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { ExtraRate, FeeRate, LocalizedText } from '@nelly/domain/rates/rates'
import { z } from 'zod'
import {
  type Amounts,
  amount,
  basisPoints,
  bothLanguages,
  documentId,
  localized,
  MAX_DESCRIPTION,
  MAX_NAME,
  ownId,
  percentAnswer,
  perVehicle,
  placeIds,
  vehicleIds,
  wholeDays,
} from './fields.ts'

const chargeFields = {
  code: ownId,
  name: localized(MAX_NAME)
    .nullish()
    .meta({ description: 'May be left out for the codes of the default document' }),
  per: z.enum(['day', 'rental', 'percent']).nullish(),
  amount: amount.nullish().meta({ description: 'With `per` `percent`: percent' }),
  max_amount: amount.nullish().meta({ description: 'The most for one piece and the whole rental' }),
  max_days: wholeDays.nullish().meta({ description: 'The most days that are charged' }),
  taxable: z.boolean().nullish().meta({ description: 'True unless said' }),
  vehicles: perVehicle(documentId).nullish().meta({ description: '`null`: all' }),
}

export const extraRate = z
  .strictObject({
    ...chargeFields,
    description: localized(MAX_DESCRIPTION).nullish(),
    max_quantity: z.number().int().min(1).max(99).nullish().meta({ description: '10 unless said' }),
    stock: z
      .number()
      .int()
      .min(0)
      .max(9999)
      .nullish()
      .meta({ description: 'Pieces that can be out at once; `null`: any number' }),
    offer: z.enum(['optional', 'included', 'mandatory']).nullish(),
    group: ownId.nullish().meta({ description: 'One may be chosen of those of a group' }),
    count_days: z
      .enum(['grace', 'clock'])
      .nullish()
      .meta({ description: '`clock`: begun days, without grace' }),
    deposit: amount.nullish().meta({ description: "Replaces the vehicle's deposit" }),
  })
  .meta({ id: 'ExtraRate' })
type ExtraDocument = z.infer<typeof extraRate>

const age = z.number().int().min(16).max(99)

export const feeRate = z
  .strictObject({
    ...chargeFields,
    when: z.enum(['always', 'place', 'driver_age', 'additional_driver']).nullish(),
    places: z.array(documentId).max(100).nullish().meta({ description: 'Pickup or return there' }),
    ages: z.strictObject({ from: age, to: age }).nullish().meta({ description: 'In years, both included' }),
  })
  .meta({ id: 'FeeRate' })
type FeeDocument = z.infer<typeof feeRate>

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
  (one: ExtraDocument): ExtraRate => ({
    ...chargeOf({ ...one, per: one.per ?? 'day' }, amounts),
    description: bothLanguages(one.description) ?? knownDescription(one.code) ?? { es: '', en: '' },
    maxQuantity: one.max_quantity ?? 10,
    stock: one.stock ?? null,
    offer: one.offer ?? 'optional',
    group: one.group ?? null,
    countDays: one.count_days ?? 'grace',
    deposit: amounts.readOrNull(one.deposit),
  })

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
  (one: ExtraRate): ExtraDocument => ({
    ...chargeAnswer(one, amounts),
    description: one.description,
    max_quantity: one.maxQuantity,
    stock: one.stock,
    offer: one.offer,
    group: one.group,
    count_days: one.countDays,
    deposit: amounts.writeOrNull(one.deposit),
  })

export const feeAnswer =
  (amounts: Amounts) =>
  (one: FeeRate): FeeDocument => ({
    ...chargeAnswer(one, amounts),
    when: one.when,
    places: [...one.places],
    ages: one.ages,
  })
