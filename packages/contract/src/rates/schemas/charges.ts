import { z } from 'zod'
import { MAX_DESCRIPTION, MAX_NAME } from '../fields.ts'
import { amount, documentId, localized, ownId, perVehicle, wholeDays } from './fields.ts'

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
    excess: amount
      .nullish()
      .meta({ description: 'The most that a customer pays of a damage with this cover; `null`: not said' }),
  })
  .meta({ id: 'ExtraRate' })
export type ExtraDocument = z.infer<typeof extraRate>

const age = z.number().int().min(16).max(99)

export const feeRate = z
  .strictObject({
    ...chargeFields,
    when: z.enum(['always', 'place', 'driver_age', 'additional_driver']).nullish(),
    places: z.array(documentId).max(100).nullish().meta({ description: 'Pickup or return there' }),
    ages: z.strictObject({ from: age, to: age }).nullish().meta({ description: 'In years, both included' }),
  })
  .meta({ id: 'FeeRate' })
export type FeeDocument = z.infer<typeof feeRate>
