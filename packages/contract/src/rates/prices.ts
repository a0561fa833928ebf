import type { VehicleId } from '@nelly/domain/ids'
import type { PriceCell } from '@nelly/domain/rates/rates'
import type { Amounts } from './fields.ts'
import type { CellDocument } from './schemas/prices.ts'

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
