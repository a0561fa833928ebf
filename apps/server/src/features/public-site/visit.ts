import { PREVIEW_PATH } from '@nelly/contract/landings/preview-address'
import type { LandingVisit, VisitedLanding } from '@nelly/contract/public-site/public-site'
import type { LandingId } from '@nelly/domain/ids'
import type { HexColour } from '@nelly/domain/landings/colours'
import type { Robots } from '@nelly/domain/landings/robots'
import { isOffered, type OfferedPlace, placeChoices, type VisitedPlace } from '@nelly/domain/places/places'
import { filledSite, type PlaceholderFacts } from '@nelly/domain/site/placeholders'
import { languagesOf, type SiteDocument } from '@nelly/domain/site/site-document'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import { parseAddress } from '../inventory/landing-address.ts'
import { placesOf } from '../inventory/places-of.ts'
import type { PlacesReader } from '../inventory/places-reader.ts'
import {
  type Landing,
  publishedWithPlaces,
  renamedLanding,
  type VisitedSite,
  visitedSite,
} from '../inventory/public-landing.ts'
import { digitsOfPhones } from '../phones/phone-digits.ts'
import { previewedBy } from '../site/preview-links.ts'

/**
 * The published landing at an address; where it moved to, if the address is a former one or has capitals. Its places are
 * remembered for the request.
 */
export async function visit(
  db: Database,
  name: string,
  reader?: Pick<PlacesReader, 'remember'>,
): Promise<LandingVisit> {
  const address = parseAddress(name)
  if (!address) return { kind: 'not-found' }
  const found = await publishedWithPlaces(db, address)
  if (found?.landing.name === name) {
    const landing = visited(found.landing, found.site, found.places)
    reader?.remember(landing.id, found.places)
    return { kind: 'found', landing }
  }
  if (found) return { kind: 'moved', to: found.landing.name }
  const moved = await renamedLanding(db, address)
  return moved ? { kind: 'moved', to: moved.name } : { kind: 'not-found' }
}

/** The draft that a preview link shows, where search engines are told nothing. */
export async function visitPreview(db: Database, secret: string, now: Date): Promise<LandingVisit> {
  const previewed = await previewedBy(db, secret, now)
  if (!previewed) return { kind: 'not-found' }
  const { landing, document, endsAt } = previewed
  const id = landing.id as LandingId
  const { pictures, leastPrice, suspension } = await visitedSite(db, id)
  const address = `${PREVIEW_PATH.slice(1)}${secret}`
  return {
    kind: 'found',
    landing: {
      ...visited(
        landing,
        { publication: null, document, pictures, leastPrice, suspension },
        await placesOf(db, id),
      ),
      address,
      localAddress: address,
      previewEnds: wallClockIn(landing.timezone, endsAt),
    },
  }
}

/** A landing for its visitors, published or not. */
export async function visitedLanding(db: Database, landing: Landing): Promise<VisitedLanding> {
  const id = landing.id as LandingId
  return visited(landing, await visitedSite(db, id), await placesOf(db, id))
}

/** A document of a landing as its visitors read it today. */
export async function readToday(
  db: Database,
  landing: Landing,
  document: SiteDocument,
): Promise<SiteDocument> {
  const id = landing.id as LandingId
  const { leastPrice } = await visitedSite(db, id)
  return filledSite(document, factsOf(landing, leastPrice, await placesOf(db, id)))
}

/** What the placeholders of its texts stand for. */
const factsOf = (
  { displayName, currency }: Landing,
  leastPrice: VisitedSite['leastPrice'],
  places: readonly OfferedPlace[],
): PlaceholderFacts => ({
  name: displayName,
  leastPrice: leastPrice === null ? null : { minor: leastPrice, currency },
  ...placeChoices(places),
})

const visited = (
  landing: Landing,
  { publication, document, pictures, leastPrice, suspension }: VisitedSite,
  places: readonly (OfferedPlace & VisitedPlace)[],
): VisitedLanding => ({
  id: landing.id as LandingId,
  address: landing.name,
  localAddress: landing.name,
  displayName: landing.displayName,
  logo: landing.logo,
  favicon: landing.favicon,
  colours: { primary: landing.colorPrimary as HexColour, secondary: landing.colorSecondary as HexColour },
  language: landing.defaultLanguage,
  languages: languagesOf({ ...document.languages, default: landing.defaultLanguage }),
  timezone: landing.timezone,
  showRatings: landing.showRatings,
  bookingMode: landing.bookingMode,
  answerHours: landing.answerHours,
  currency: landing.currency,
  ...placeChoices(places),
  places: places.filter(isOffered),
  metaTitle: landing.metaTitle,
  metaDescription: landing.metaDescription,
  metaKeywords: landing.metaKeywords,
  ogTitle: landing.ogTitle,
  ogDescription: landing.ogDescription,
  ogImage: landing.ogImage,
  robots: landing.robots as Robots | null,
  canonicalUrl: landing.canonicalUrl,
  publication,
  suspension,
  site: filledSite(document, factsOf(landing, leastPrice, places)),
  sitePictures: pictures,
  phones: digitsOfPhones(
    [
      document.contact.phone,
      document.contact.whatsapp,
      ...places.filter(isOffered).map(({ phone }) => phone),
    ],
    landing.timezone,
  ),
})
