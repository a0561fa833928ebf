import { z } from 'zod'
import { line } from '../../wire.ts'
import { MAX_NAME } from '../fields.ts'
import { localized, orNull, ownId, positiveAmount, positiveShare, someVehicles, wholeDays } from './fields.ts'

const dates = orNull(z.strictObject({ from: z.iso.date(), to: z.iso.date() })).meta({
  description: 'Both ends included',
})
const lead = orNull(z.number().int().min(0).max(730))

export const offer = z
  .strictObject({
    id: ownId,
    name: localized(MAX_NAME),
    isOn: z.boolean().default(true).meta({ description: 'Whether it is given at all' }),
    kind: z.enum(['code', 'early', 'last_minute']),
    code: orNull(line(40)).meta({ description: 'What the visitor types; capitals do not matter' }),
    percent: orNull(positiveShare),
    amount: orNull(positiveAmount),
    maxAmount: orNull(positiveAmount),
    booked: dates,
    pickup: dates,
    leadDays: orNull(z.strictObject({ min: lead, max: lead })),
    minDays: orNull(wholeDays),
    vehicles: someVehicles,
    uses: orNull(z.number().int().min(1).max(1_000_000)),
  })
  .meta({ id: 'Offer' })
