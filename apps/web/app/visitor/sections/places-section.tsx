import type { SectionNamed } from '@nelly/domain/site/sections'
import { dateOf, type WallClock } from '@nelly/domain/wall-clock'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { knownPlaces } from '../places/known-places.ts'
import { PlaceCards } from '../places/place-cards.tsx'
import { TitledSection } from './titled-section.tsx'

interface PlacesSectionProps {
  section: SectionNamed<'places'>
  now: WallClock
}

/** Where the operator is and when; nothing where only names of places are known. */
export function PlacesSection({ section, now }: PlacesSectionProps) {
  const i18n = useI18n()
  const landing = useLanding()
  const places = knownPlaces(landing.places, dateOf(now), landing.currency, i18n)
  if (places.length === 0) return null
  const isList = section.variant === 'list' || places.length === 1
  return (
    <TitledSection section={section} usual={i18n.t('places.title')} isSplit={isList}>
      <PlaceCards places={places} isList={isList} />
    </TitledSection>
  )
}
