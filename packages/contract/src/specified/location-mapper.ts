import type { z } from 'zod'
import { renamed, wireNames } from '../names.ts'
import { LOCATION_NAMES } from './location-names.ts'
import type { addLocation, locationAnswer, OwnedLocation, removeLocation } from './locations.ts'

export const ownedLocation = (answer: z.infer<typeof locationAnswer>): OwnedLocation =>
  renamed(answer, LOCATION_NAMES)

/** The body that adds a pair of places. */
export const newLocationBody = (pair: Omit<OwnedLocation, 'id'>): z.input<typeof addLocation.body> =>
  renamed(pair, wireNames(LOCATION_NAMES))

/** The query that removes one. */
export const removedLocation = (id: number): z.input<typeof removeLocation.query> => ({ location_id: id })
