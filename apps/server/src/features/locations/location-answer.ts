import type { LocationAnswer } from '@nelly/contract/locations'
import type { Location } from './locations-at.ts'

/** A location as the wire spells it. */
export const locationAnswer = ({ id, pickupPlace, returnPlace }: Location): LocationAnswer => ({
  id,
  place_of_departure: pickupPlace,
  arrival_place: returnPlace,
})
