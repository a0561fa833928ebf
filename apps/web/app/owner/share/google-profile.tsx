import { hoursWords, weekWords } from '@nelly/contract/places/hours-words'
import type { OwnedPlace } from '@nelly/contract/places/places'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { visitorReading } from '@nelly/contract/words/moment-words'
import { publicAddress } from '../landing/public-address.ts'
import { FormSection } from '../ui/form-section.tsx'
import { TextToCopy } from '../ui/text-to-copy.tsx'
import { useWords } from '../words/use-words.ts'
import { profileLinks } from './profile-texts.ts'

/** What to type into the Google Business Profile of each place where vehicles are picked up, in the landing's language. */
export function GoogleProfile({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('share')
  const places = landing.places.filter((place) => place.isPickup)
  return (
    <FormSection title={t('google')} hint={t('googleHint')}>
      {places.length === 0 && <p className="muted">{t('googleNoPlaces')}</p>}
      {places.map((place) => (
        <ProfileOfPlace key={place.id} landing={landing} place={place} isOpen={places.length === 1} />
      ))}
    </FormSection>
  )
}

interface ProfileOfPlaceProps {
  landing: OwnedLandingDetail
  place: OwnedPlace
  isOpen: boolean
}

function ProfileOfPlace({ landing, place, isOpen }: ProfileOfPlaceProps) {
  const t = useWords('share')
  const links = profileLinks(publicAddress(landing.address).href, place.name)
  const reader = visitorReading(landing.language)
  return (
    <details open={isOpen}>
      <summary>{place.name}</summary>
      <div className="stack spaced">
        <TextToCopy label={t('googleFields.name')} text={landing.displayName} />
        {place.address && <TextToCopy label={t('googleFields.address')} text={place.address} />}
        {place.phone && <TextToCopy label={t('googleFields.phone')} text={place.phone} />}
        <TextToCopy
          label={t('googleFields.hours')}
          text={place.hours ? weekWords(place.hours, reader) : hoursWords('always', reader)}
        />
        <TextToCopy label={t('googleFields.website')} text={links.website} />
        <TextToCopy label={t('googleFields.booking')} text={links.booking} />
      </div>
    </details>
  )
}
