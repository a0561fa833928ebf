import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { SEARCH_FIELDS, SOURCE_FIELDS } from '@nelly/contract/visitor-forms'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import { placeChoices } from '@nelly/domain/places/places'
import type { OwnRef } from '@nelly/domain/reservations/source'

/** The characters that a Google Business Profile takes of its description. */
const MAX_DESCRIPTION = 750

/** Where reservations that begin at a profile say they came from. */
const CAME_FROM = { [SOURCE_FIELDS.ref]: 'google-profile' satisfies OwnRef }

/** The links of the profile of a place: to the landing's home, and to its vehicles with that place chosen. */
export function profileLinks(home: string, place: string): { website: string; booking: string } {
  const chosen = new URLSearchParams({ [SEARCH_FIELDS.pickupPlace]: place, ...CAME_FROM })
  return { website: `${home}?${new URLSearchParams(CAME_FROM)}`, booking: `${home}/vehicle?${chosen}` }
}

/** What a profile says of the business, in the landing's language: its words for search engines, else a sentence of ours. */
export function profileDescription(
  landing: Pick<OwnedLandingDetail, 'displayName' | 'language' | 'metadata' | 'places'>,
): string {
  const t = elsewhereIn(landing.language)
  const places = placeChoices(landing.places).pickupPlaces
  const list = new Intl.ListFormat(landing.language).format(places)
  const ours =
    places.length === 0
      ? t('googleProfile.descriptionAlone', { name: landing.displayName })
      : t('googleProfile.description', { name: landing.displayName, places: list })
  return (landing.metadata.description ?? ours).slice(0, MAX_DESCRIPTION)
}
