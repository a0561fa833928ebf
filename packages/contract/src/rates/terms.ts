import { type Currency, USD } from '@nelly/domain/currency'
import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { type CancellationFee, percent, type Rates } from '@nelly/domain/rates/rates'
import { feeOf, toFeeAnswer } from './cancellation-fee.ts'
import { type Amounts, basisPoints, bothLanguages, orNull, percentAnswer } from './fields.ts'
import type { TermsDocument } from './schemas/terms.ts'

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
  const instructions = bothLanguages(prepayment?.instructions)
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
      ? {
          percent: basisPoints(prepayment.percent),
          amount: readOrNull(prepayment.amount),
          ...(instructions && { instructions }),
        }
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
      ...(prepayment.instructions && { instructions: prepayment.instructions }),
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
