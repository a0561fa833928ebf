import { SEARCH_FIELDS, SOURCE_FIELDS } from '@nelly/contract/visitor-forms'
import type { OwnRef } from '@nelly/domain/reservations/source'

/** Where reservations that begin at a profile say they came from. */
const CAME_FROM = { [SOURCE_FIELDS.ref]: 'google-profile' satisfies OwnRef }

/** The links of the profile of a place: to the landing's home, and to its vehicles with that place chosen. */
export function profileLinks(home: string, place: string): { website: string; booking: string } {
  const chosen = new URLSearchParams({ [SEARCH_FIELDS.pickupPlace]: place, ...CAME_FROM })
  return { website: `${home}?${new URLSearchParams(CAME_FROM)}`, booking: `${home}/vehicle?${chosen}` }
}
