import type { Offer } from '@nelly/domain/rates/rates'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { line } from '../wire.ts'
import {
  type Amounts,
  basisPoints,
  bothLanguages,
  documentId,
  localized,
  MAX_NAME,
  orNull,
  ownId,
  percentAnswer,
  perVehicle,
  positiveAmount,
  positiveShare,
  vehicleIds,
  wholeDays,
} from './fields.ts'

const dates = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .meta({ description: 'Both ends included' })
const lead = z.number().int().min(0).max(730).nullish()

export const offer = z
  .strictObject({
    id: ownId,
    name: localized(MAX_NAME),
    kind: z.enum(['code', 'early', 'last_minute']),
    code: line(40).nullish().meta({ description: 'What the visitor types; capitals do not matter' }),
    percent: positiveShare.nullish(),
    amount: positiveAmount.nullish(),
    max_amount: positiveAmount.nullish(),
    booked: dates.nullish(),
    pickup: dates.nullish(),
    lead_days: z.strictObject({ min: lead, max: lead }).nullish(),
    min_days: wholeDays.nullish(),
    vehicles: perVehicle(documentId).nullish(),
    uses: z.number().int().min(1).max(1_000_000).nullish(),
  })
  .meta({ id: 'Offer' })
type OfferDocument = z.infer<typeof offer>

const datesOf = (range: OfferDocument['booked']) =>
  (range ?? null) as Record<'from' | 'to', CalendarDate> | null

export const offerOf =
  ({ readOrNull }: Amounts) =>
  (one: OfferDocument): Offer => ({
    id: one.id,
    name: bothLanguages(one.name) ?? { es: one.id, en: one.id },
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
