import { MAX_TURNAROUND_MINUTES } from '@nelly/domain/turnaround'
import { z } from 'zod'
import { MAX_DESCRIPTION } from '../fields.ts'
import {
  amount,
  documentId,
  localized,
  perVehicle,
  positiveAmount,
  positiveShare,
  share,
  wholeDays,
} from './fields.ts'

const age = z.number().int().min(16).max(99)
const minutes = z.number().int().min(0)

const cancellationFee = {
  amount: amount.nullish(),
  percent: share.nullish().meta({ description: 'Of the total' }),
  days: z.number().int().min(0).max(365).nullish().meta({ description: "Days at the rental's price" }),
}

/** What is around the price: one-way rentals, drivers, prepayment, deposit, cancellation, mileage, lengths. */
export const termFields = {
  one_way: z
    .strictObject({
      amount: amount.nullish().meta({ description: 'Between places that are no pair of the list' }),
      pairs: z
        .array(
          z.strictObject({
            from: documentId,
            to: documentId,
            amount: amount.nullish(),
            forbidden: z.boolean().nullish(),
          }),
        )
        .max(400)
        .nullish(),
    })
    .nullish(),
  out_of_hours: z
    .strictObject({
      max_amount: amount.nullish().meta({ description: 'For pickup and return together' }),
    })
    .nullish(),
  drivers: z
    .strictObject({
      ask_age: z.boolean().nullish(),
      min_age: age.nullish(),
      max_age: age.nullish(),
      vehicles: perVehicle(z.strictObject({ vehicle_id: documentId, min_age: age })).nullish(),
      license_years: z.number().int().min(0).max(50).nullish(),
    })
    .nullish(),
  prepayment: z
    .strictObject({
      percent: positiveShare.nullish(),
      amount: positiveAmount.nullish(),
      instructions: localized(MAX_DESCRIPTION).nullish().meta({
        description: 'How and by when it is paid, and what happens if it is not. Without it: the usual words',
      }),
    })
    .nullish()
    .meta({ description: 'Of the total, never above it' }),
  deposit: perVehicle(z.strictObject({ vehicle_id: documentId.nullish(), amount }))
    .nullish()
    .meta({ description: 'A hold, no part of the total. `vehicle_id` `null`: all others' }),
  cancellation: z
    .strictObject({
      earlier: z.strictObject(cancellationFee).nullish(),
      within: z
        .array(z.strictObject({ hours: z.number().int().min(1).max(8760), ...cancellationFee }))
        .max(10)
        .nullish(),
      after_pickup: z.union([z.literal('all'), z.strictObject(cancellationFee)]).nullish(),
    })
    .nullish(),
  mileage: perVehicle(
    z.strictObject({
      vehicle_id: documentId.nullish(),
      km_per_day: z.number().int().min(0).max(10_000).nullish().meta({ description: '`null`: any number' }),
      per_extra_km: amount.nullish(),
    }),
  ).nullish(),
  rules: z
    .strictObject({
      lead_minutes: minutes.max(60 * 24 * 365).nullish(),
      horizon_days: z.number().int().min(1).max(730).nullish().meta({ description: '`null`: two years' }),
      min_days: wholeDays.nullish(),
      max_days: wholeDays.nullish(),
      vehicles: perVehicle(
        z.strictObject({
          vehicle_id: documentId,
          min_days: wholeDays.nullish(),
          turnaround_minutes: minutes.max(MAX_TURNAROUND_MINUTES).nullish(),
        }),
      ).nullish(),
      turnaround_minutes: minutes.max(MAX_TURNAROUND_MINUTES).nullish(),
    })
    .nullish(),
}

const terms = z.object(termFields)
export type TermsDocument = z.infer<typeof terms>
