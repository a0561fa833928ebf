import { z } from 'zod'
import { documentId, orNull, ownId, positiveAmount, wholeDays } from './fields.ts'

export const priceCell = z
  .strictObject({
    vehicleId: documentId,
    season: orNull(ownId).meta({ description: 'The id of a season; `null`: outside of all' }),
    fromDays: wholeDays.default(1).meta({
      description:
        'One of the tiers. Outside of all seasons not 1, which is the price per day of the vehicle',
    }),
    amount: positiveAmount,
    perDays: z.literal([1, 7, 30]).default(1),
  })
  .meta({ id: 'PriceCell' })
