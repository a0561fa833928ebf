import { vehiclePictures } from '../../src/platform/db/schema.ts'
import type { Parts } from '../../src/platform/parts.ts'

/** Adds a picture without a file to a vehicle: its first, unless a position is given. */
export const addPicture = ({ db, now }: Pick<Parts, 'db' | 'now'>, vehicleId: number, position = 0) =>
  db.insert(vehiclePictures).values({
    vehicleId,
    position,
    picture: { path: `vehicles/${vehicleId}-${position}.jpg`, width: 600, height: 400, sources: [] },
    createdAt: now(),
  })
