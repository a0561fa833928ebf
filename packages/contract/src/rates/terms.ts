import { type Currency, USD } from '@nelly/domain/currency'
import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { type CancellationFee, percent, type Rates } from '@nelly/domain/rates/rates'
import { MAX_TURNAROUND_MINUTES } from '@nelly/domain/turnaround'
import { z } from 'zod'
import { feeOf, toFeeAnswer } from './cancellation-fee.ts'
import {
  type Amounts,
  amount,
  basisPoints,
  documentId,
  orNull,
  percentAnswer,
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
    .strictObject({ percent: positiveShare.nullish(), amount: positiveAmount.nullish() })
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
type Terms = Pick<
  Rates,
  'oneWay' | 'outOfHours' | 'drivers' | 'prepayment' | 'deposit' | 'cancellation' | 'mileage' | 'rules'
>

const NOTHING: CancellationFee = { amount: null, percent: percent(0), days: null }

/**
 * What holds where nothing is said of cancellations. The amounts of the default document are dollars: in another
 * currency nothing is kept before the pickup. Source: decision 0069.
 */
const usualCancellation = (currency: Currency): Rates['cancellation'] =>
  currency === USD ? DEFAULT_RATES.cancellation : { earlier: NOTHING, within: [], afterPickup: 'all' }

export function termsOf(document: TermsDocument, currency: Currency, amounts: Amounts): Terms {
  const { one_way, out_of_hours, drivers, prepayment, cancellation, rules } = document
  const { read, readOrNull } = amounts
  const fee = feeOf(amounts)
  const usual = usualCancellation(currency)
  const after = cancellation?.after_pickup ?? 'all'
  return {
    oneWay: {
      amount: read(one_way?.amount ?? 0),
      pairs: (one_way?.pairs ?? []).map((pair) => ({
        from: pair.from as PlaceId,
        to: pair.to as PlaceId,
        amount: pair.forbidden ? null : read(pair.amount ?? 0),
        forbidden: pair.forbidden ?? false,
      })),
    },
    outOfHours: out_of_hours ? { maxAmount: readOrNull(out_of_hours.max_amount) } : null,
    drivers: {
      askAge: drivers?.ask_age ?? false,
      minAge: drivers?.min_age ?? null,
      maxAge: drivers?.max_age ?? null,
      vehicles: (drivers?.vehicles ?? []).map((one) => ({
        vehicleId: one.vehicle_id as VehicleId,
        minAge: one.min_age,
      })),
      licenseYears: drivers?.license_years ?? null,
    },
    prepayment: prepayment
      ? { percent: basisPoints(prepayment.percent), amount: readOrNull(prepayment.amount) }
      : null,
    deposit: (document.deposit ?? []).map((one) => ({
      vehicleId: (one.vehicle_id ?? null) as VehicleId | null,
      amount: read(one.amount),
    })),
    cancellation: {
      earlier: cancellation?.earlier ? fee(cancellation.earlier) : usual.earlier,
      within: cancellation?.within?.map((one) => ({ ...fee(one), hours: one.hours })) ?? usual.within,
      afterPickup: after === 'all' ? 'all' : fee(after),
    },
    mileage: (document.mileage ?? []).map((one) => ({
      vehicleId: (one.vehicle_id ?? null) as VehicleId | null,
      kmPerDay: one.km_per_day ?? null,
      perExtraKm: readOrNull(one.per_extra_km),
    })),
    rules: {
      leadMinutes: rules?.lead_minutes ?? DEFAULT_RATES.rules.leadMinutes,
      horizonDays: rules?.horizon_days ?? null,
      minDays: rules?.min_days ?? DEFAULT_RATES.rules.minDays,
      maxDays: rules?.max_days ?? DEFAULT_RATES.rules.maxDays,
      vehicles: (rules?.vehicles ?? []).map((one) => ({
        vehicleId: one.vehicle_id as VehicleId,
        minDays: one.min_days ?? null,
        turnaroundMinutes: one.turnaround_minutes ?? null,
      })),
      turnaroundMinutes: rules?.turnaround_minutes ?? DEFAULT_RATES.rules.turnaroundMinutes,
    },
  }
}

export function termsAnswer(rates: Terms, amounts: Amounts): TermsDocument {
  const { write, writeOrNull } = amounts
  const { oneWay, outOfHours, drivers, prepayment, cancellation, rules } = rates
  const fee = toFeeAnswer(amounts)
  return {
    one_way: {
      amount: write(oneWay.amount),
      pairs: oneWay.pairs.map((pair) => ({ ...pair, amount: writeOrNull(pair.amount) })),
    },
    out_of_hours: outOfHours && { max_amount: writeOrNull(outOfHours.maxAmount) },
    drivers: {
      ask_age: drivers.askAge,
      min_age: drivers.minAge,
      max_age: drivers.maxAge,
      vehicles: drivers.vehicles.map((one) => ({ vehicle_id: one.vehicleId, min_age: one.minAge })),
      license_years: drivers.licenseYears,
    },
    prepayment: prepayment && {
      percent: orNull(prepayment.percent, percentAnswer),
      amount: writeOrNull(prepayment.amount),
    },
    deposit: rates.deposit.map((one) => ({ vehicle_id: one.vehicleId, amount: write(one.amount) })),
    cancellation: {
      earlier: fee(cancellation.earlier),
      within: cancellation.within.map((one) => ({ hours: one.hours, ...fee(one) })),
      after_pickup: cancellation.afterPickup === 'all' ? 'all' : fee(cancellation.afterPickup),
    },
    mileage: rates.mileage.map((one) => ({
      vehicle_id: one.vehicleId,
      km_per_day: one.kmPerDay,
      per_extra_km: writeOrNull(one.perExtraKm),
    })),
    rules: {
      lead_minutes: rules.leadMinutes,
      horizon_days: rules.horizonDays,
      min_days: rules.minDays,
      max_days: rules.maxDays,
      vehicles: rules.vehicles.map((one) => ({
        vehicle_id: one.vehicleId,
        min_days: one.minDays,
        turnaround_minutes: one.turnaroundMinutes,
      })),
      turnaround_minutes: rules.turnaroundMinutes,
    },
  }
}
