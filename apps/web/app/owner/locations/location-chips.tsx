import { ActionIcon } from '@mantine/core'
import type { OwnedPlace } from '@nelly/contract/places/places'
import { removedLocation } from '@nelly/contract/specified/location-mapper'
import { type OwnedLocation, removeLocation } from '@nelly/contract/specified/locations'
import { isOffered, placeChoices } from '@nelly/domain/places/places'
import { IconArrowRight, IconMapPin, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import { LandingNotLoaded } from '../landing/landing-not-loaded.tsx'
import { useLanding } from '../landing/use-landing.ts'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import css from './locations.module.css'

interface LocationChipsProps {
  landingId: number
  /** Shown where there are none. */
  ifNone: ReactNode
}

/** A landing's pairs of places, each with a button that removes it, and the resulting choices of visitors. */
export function LocationChips({ landingId, ifNone }: LocationChipsProps) {
  const t = useWords('locations')
  const landing = useLanding(landingId)
  const askToRemove = useRemoveLocation(landingId)
  if (!landing.data) return <LandingNotLoaded query={landing} />
  const { locations, places } = landing.data
  if (locations.length === 0 && !places.some(isOffered)) return ifNone
  return (
    <>
      <ul className="row">
        {locations.map((location) => (
          <li key={location.id} className={css.chip}>
            <IconMapPin size={18} stroke={1.7} className="sign" aria-hidden="true" />
            <span>{location.pickupPlace}</span>
            <IconArrowRight size={16} stroke={1.7} className="sign" aria-label={t('to')} />
            <span>{location.returnPlace}</span>
            <IfMay call="removeLocation">
              <ActionIcon
                variant="subtle"
                color="gray"
                c="var(--ink-soft)"
                size={32}
                onClick={() => askToRemove(location)}
                aria-label={t('removeNamed', { pickup: location.pickupPlace, return: location.returnPlace })}
              >
                <IconX size={16} />
              </ActionIcon>
            </IfMay>
          </li>
        ))}
      </ul>
      <PlaceChoices places={places} />
    </>
  )
}

/** Asks for confirmation and removes a pair of places from a landing. */
function useRemoveLocation(landingId: number) {
  const t = useWords('locations')
  const ask = useDeleteQuestion()
  const remove = useAction({
    run: ({ id }: OwnedLocation) =>
      callApi(removeLocation, { params: { landingId }, query: removedLocation(id) }),
    done: () => t('removed'),
    failed: t('removeFailed'),
    subject: 'places',
  })
  return (location: OwnedLocation) =>
    ask({
      title: t('removeTitle'),
      question: t('removeQuestion', { pickup: location.pickupPlace, return: location.returnPlace }),
      confirm: t('remove'),
      onConfirm: () => remove.mutate(location),
    })
}

/** What visitors can choose: any pickup with any return. */
function PlaceChoices({ places }: { places: readonly OwnedPlace[] }) {
  const t = useWords('locations')
  const format = useFormatter()
  const { pickupPlaces, returnPlaces } = placeChoices(places)
  return (
    <dl className={css.choices}>
      <dt>{t('choicesPickup')}</dt>
      <dd>
        {format.list(pickupPlaces.length > 0 ? pickupPlaces : [t('anyPlace')], { type: 'disjunction' })}
      </dd>
      <dt>{t('choicesReturn')}</dt>
      <dd>{format.list([...returnPlaces, t('samePlace')], { type: 'disjunction' })}</dd>
    </dl>
  )
}
