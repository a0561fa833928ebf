import type { z } from 'zod'
import type { addLocation, LocationAnswer, removeLocation } from './locations.ts'

/** A pair of pickup and return place. */
export interface OwnedLocation {
  id: number
  pickupPlace: string
  returnPlace: string
}

/** Parses a location of an answer. */
export const ownedLocation = (answer: LocationAnswer): OwnedLocation => ({
  id: answer.id,
  pickupPlace: answer.place_of_departure,
  returnPlace: answer.arrival_place,
})

/** The body that adds a pair of places. */
export const newLocationBody = (pair: Omit<OwnedLocation, 'id'>): z.input<typeof addLocation.body> => ({
  place_of_departure: pair.pickupPlace,
  arrival_place: pair.returnPlace,
})

/** The query that removes one. */
export const removedLocation = (id: number): z.input<typeof removeLocation.query> => ({ location_id: id })

/** The form field that shows the error of a field of the wire. */
export const LOCATION_FIELDS: Readonly<Record<string, 'pickupPlace' | 'returnPlace'>> = {
  place_of_departure: 'pickupPlace',
  arrival_place: 'returnPlace',
}
