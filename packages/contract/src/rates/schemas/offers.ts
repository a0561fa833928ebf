import { z } from 'zod'
import { line } from '../../wire.ts'
import { MAX_NAME } from '../fields.ts'
import {
  documentId,
  localized,
  ownId,
  perVehicle,
  positiveAmount,
  positiveShare,
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
    is_on: z.boolean().nullish().meta({ description: 'Whether it is given at all; left out, it is' }),
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
export type OfferDocument = z.infer<typeof offer>
