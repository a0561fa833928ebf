import type { LandingId } from '@nelly/domain/ids'

/** The channel on which the database's triggers tell ids of landings; see the migration `tell_of_landings`. */
export const NEWS_CHANNEL = 'landings'

/** Hears whenever something changed that visitors see of a landing, whoever changed it and in whichever process. */
export interface NewsReader {
  /** A change of this landing was committed. */
  changed(landing: LandingId): void
  /** From now on every change is told. */
  connected(): void
  /** Until it is connected again, changes may pass untold. */
  lost(): void
}

/** What keeps a reader informed. */
export interface LandingNews {
  /** Resolves once the reader has heard of all that was committed before, or of being cut off. Never rejects. */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

/** Takes in what came over the channel; what is no landing's id is somebody's own word and given back. */
export function takeIn(reader: NewsReader, payload: string): string | undefined {
  if (!/^\d{1,10}$/.test(payload)) return payload
  reader.changed(Number(payload) as LandingId)
  return undefined
}
