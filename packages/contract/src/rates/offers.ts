import type { Offer } from '@nelly/domain/rates/rates'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { type Amounts, basisPoints, bothLanguages, orNull, percentAnswer, vehicleIds } from './fields.ts'
import type { OfferDocument } from './schemas/offers.ts'

const datesOf = (range: OfferDocument['booked']) =>
  (range ?? null) as Record<'from' | 'to', CalendarDate> | null

export const offerOf =
  ({ readOrNull }: Amounts) =>
  (one: OfferDocument): Offer => ({
    id: one.id,
    name: bothLanguages(one.name) ?? { es: one.id, en: one.id },
    isOn: one.is_on ?? true,
    kind: one.kind,
    code: one.code || null,
    percent: basisPoints(one.percent),
    amount: readOrNull(one.amount),
    maxAmount: readOrNull(one.max_amount),
    booked: datesOf(one.booked),
    pickup: datesOf(one.pickup),
    leadDays: one.lead_days ? { min: one.lead_days.min ?? null, max: one.lead_days.max ?? null } : null,
    minDays: one.min_days ?? null,
    vehicles: vehicleIds(one.vehicles),
    uses: one.uses ?? null,
  })

export const offerAnswer =
  ({ writeOrNull }: Amounts) =>
  (one: Offer): OfferDocument => ({
    id: one.id,
    name: one.name,
    is_on: one.isOn,
    kind: one.kind,
    code: one.code,
    percent: orNull(one.percent, percentAnswer),
    amount: writeOrNull(one.amount),
    max_amount: writeOrNull(one.maxAmount),
    booked: one.booked,
    pickup: one.pickup,
    lead_days: one.leadDays,
    min_days: one.minDays,
    vehicles: one.vehicles && [...one.vehicles],
    uses: one.uses,
  })
