import { FEE_CONDITIONS } from '@nelly/domain/rates/rates'
import { z } from 'zod'
import { MAX_DESCRIPTION, MAX_NAME } from '../fields.ts'
import {
  amount,
  documentId,
  listOf,
  optionalLocalized,
  orNull,
  ownId,
  share,
  someVehicles,
  wholeDays,
} from './fields.ts'

const per = z.enum(['day', 'rental', 'percent'])

const chargeFields = {
  code: ownId,
  name: optionalLocalized(MAX_NAME).meta({
    description: 'May be left out for the codes of the default document',
  }),
  amount: orNull(amount),
  percent: orNull(share).meta({ description: 'Of `per` `percent`, instead of an amount' }),
  maxAmount: orNull(amount).meta({ description: 'The most for one piece and the whole rental' }),
  maxDays: orNull(wholeDays).meta({ description: 'The most days that are charged' }),
  taxable: z.boolean().default(true),
  vehicles: someVehicles,
}

export const extraRate = z
  .strictObject({
    ...chargeFields,
    per: per.default('day'),
    description: optionalLocalized(MAX_DESCRIPTION),
    maxQuantity: z.number().int().min(1).max(99).default(10),
    stock: orNull(z.number().int().min(0).max(9999)).meta({
      description: 'Pieces that can be out at once; `null`: any number',
    }),
    offer: z.enum(['optional', 'included', 'mandatory']).default('optional'),
    group: orNull(ownId).meta({ description: 'One may be chosen of those of a group' }),
    countDays: z
      .enum(['grace', 'clock'])
      .default('grace')
      .meta({ description: '`clock`: begun days, without grace' }),
    deposit: orNull(amount).meta({ description: "Replaces the vehicle's deposit" }),
    excess: amount
      .nullish()
      .meta({ description: 'The most that a customer pays of a damage with this cover; `null`: not said' }),
  })
  .meta({ id: 'ExtraRate' })

const age = z.number().int().min(16).max(99)

export const feeRate = z
  .strictObject({
    ...chargeFields,
    per: per.default('rental'),
    when: z.enum(FEE_CONDITIONS).default('always'),
    places: listOf(documentId, 100).meta({ description: 'Pickup or return there' }),
    ages: orNull(z.strictObject({ from: age, to: age })).meta({
      description: 'In years, both included',
    }),
  })
  .meta({ id: 'FeeRate' })
