import { vehiclePictures } from '../db/schema.ts'
import type { Parts } from '../parts.ts'

/** Gives a vehicle a picture whose file is nowhere. */
export const addPicture = ({ db, now }: Pick<Parts, 'db' | 'now'>, vehicleId: number) =>
  db.insert(vehiclePictures).values({
    vehicleId,
    position: 0,
    picture: { path: `vehicles/${vehicleId}.jpg`, width: 600, height: 400, sources: [] },
    createdAt: now(),
  })
