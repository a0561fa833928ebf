import type { VehicleId } from '@nelly/domain/ids'
import type { PriceCell } from '@nelly/domain/rates/rates'
import { z } from 'zod'
import { type Amounts, documentId, ownId, positiveAmount, wholeDays } from './fields.ts'

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
type CellDocument = z.infer<typeof priceCell>

export const cellOf =
  ({ read }: Amounts) =>
  (cell: CellDocument): PriceCell => ({
    vehicleId: cell.vehicle_id as VehicleId,
    season: cell.season ?? null,
    fromDays: cell.from_days ?? 1,
    amount: read(cell.amount),
    perDays: cell.per_days ?? 1,
  })

export const cellAnswer =
  ({ write }: Amounts) =>
  (cell: PriceCell): CellDocument => ({
    vehicle_id: cell.vehicleId,
    season: cell.season,
    from_days: cell.fromDays,
    amount: write(cell.amount),
    per_days: cell.perDays,
  })
