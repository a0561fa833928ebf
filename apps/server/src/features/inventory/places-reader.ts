import type { LandingId, PlaceId } from '@nelly/domain/ids'
import type { PlaceHours } from '@nelly/domain/places/opening-hours'
import type { Database } from '../../platform/db/database.ts'
import { placesOf } from './places-of.ts'

/** A place as far as prices and rules look at it. */
interface ReadPlace extends PlaceHours {
  readonly id: PlaceId
  readonly name: string
}

/** Reads the places of a landing that are not deleted, offered or not. */
export type PlacesOf = (landing: LandingId) => Promise<readonly ReadPlace[]>

/** Reads the places of each landing once in a request: those that came with the landing are remembered. */
export interface PlacesReader {
  readonly placesOf: PlacesOf
  remember(landing: LandingId, places: readonly ReadPlace[]): void
}

export function placesReader(db: Database): PlacesReader {
  const read = new Map<LandingId, ReturnType<PlacesOf>>()
  const set = (landing: LandingId, places: ReturnType<PlacesOf>) => {
    read.set(landing, places)
    return places
  }
  return {
    placesOf: (landing) => read.get(landing) ?? set(landing, placesOf(db, landing)),
    remember: (landing, places) => void set(landing, Promise.resolve(places)),
  }
}
