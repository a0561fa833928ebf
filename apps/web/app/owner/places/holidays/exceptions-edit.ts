import type { OwnedPlace } from '@nelly/contract/places/places'
import type { HoursException } from '@nelly/domain/places/opening-hours'

/** Other exceptions of a place. */
export interface ExceptionsEdit {
  readonly place: OwnedPlace
  readonly exceptions: readonly HoursException[]
}
