import type { Picture } from '@nelly/contract/public-site/public-site'
import type { VehicleId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import type { ReservationRow } from '../inventory/is-reservation.ts'
import { pictureAt } from '../vehicles/picture-at.ts'

type Booked = Pick<ReservationRow, 'vehicleId' | 'vehiclePicture'>

/** The vehicle's picture as it was booked. If the vehicle no longer has it, only the file is known. */
export async function bookedPicture(
  db: Database,
  { vehicleId, vehiclePicture: path }: Booked,
): Promise<Picture | undefined> {
  if (path === null) return undefined
  const picture = await pictureAt(db, vehicleId as VehicleId, path)
  return picture ?? { path, width: 1200, height: 800, sources: [] }
}
