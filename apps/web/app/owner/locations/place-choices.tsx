import type { OwnedLocation } from '@nelly/contract/locations'
import { placeChoices } from '@nelly/domain/places'
import { useFormatter } from 'use-intl'
import { useWords } from '../words/use-words.ts'
import css from './locations.module.css'

/** What visitors can choose from these pairs: any pickup with any return. */
export function PlaceChoices({ locations }: { locations: readonly OwnedLocation[] }) {
  const say = useWords('locations')
  const format = useFormatter()
  const { pickupPlaces, returnPlaces } = placeChoices(locations)
  return (
    <dl className={css.choices}>
      <dt>{say('choicesPickup')}</dt>
      <dd>{format.list(pickupPlaces, { type: 'disjunction' })}</dd>
      <dt>{say('choicesReturn')}</dt>
      <dd>{format.list([...returnPlaces, say('samePlace')], { type: 'disjunction' })}</dd>
    </dl>
  )
}
