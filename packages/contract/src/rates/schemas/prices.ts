import { z } from 'zod'
import { documentId, ownId, positiveAmount, wholeDays } from './fields.ts'

export const priceCell = z
  .strictObject({
    vehicle_id: documentId,
    season: ownId.nullish().meta({ description: 'The id of a season; `null`: outside of all' }),
    from_days: wholeDays.nullish().meta({
      description:
        'One of the tiers. Outside of all seasons not 1, which is the price per day of the vehicle',
    }),
    amount: positiveAmount,
    per_days: z.literal([1, 7, 30]).nullish(),
  })
  .meta({ id: 'PriceCell' })
export type CellDocument = z.infer<typeof priceCell>
