import { ActionIcon } from '@mantine/core'
import { IconArrowRight, IconMapPin, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLanding } from '../landing-detail/use-landing.ts'
import { LandingMissing } from '../landings/landing-missing.tsx'
import { Loading } from '../ui/loading.tsx'
import { useWords } from '../words/use-words.ts'
import css from './locations.module.css'
import { PlaceChoices } from './place-choices.tsx'
import { useRemoveLocation } from './use-remove-location.ts'

interface LocationChipsProps {
  landingId: number
  /** Shown where there are none. */
  ifNone: ReactNode
}

/** A landing's pairs of places, each with a button that removes it, and the resulting choices of visitors. */
export function LocationChips({ landingId, ifNone }: LocationChipsProps) {
  const say = useWords('locations')
  const common = useWords('common')
  const landing = useLanding(landingId)
  const askToRemove = useRemoveLocation(landingId)
  if (landing.isPending) return <Loading words={common('loading')} />
  if (landing.isError) return <LandingMissing error={landing.error} onRetry={() => landing.refetch()} />
  if (landing.data.locations.length === 0) return ifNone
  return (
    <>
      <ul className={css.chips}>
        {landing.data.locations.map((location) => (
          <li key={location.id} className={css.chip}>
            <IconMapPin size={18} stroke={1.7} className={css.pin} aria-hidden="true" />
            <span>{location.pickupPlace}</span>
            <IconArrowRight size={16} stroke={1.7} className={css.pin} aria-label={say('to')} />
            <span>{location.returnPlace}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              c="var(--ink-soft)"
              size={32}
              onClick={() => askToRemove(location)}
              aria-label={say('removeNamed', { pickup: location.pickupPlace, return: location.returnPlace })}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <PlaceChoices locations={landing.data.locations} />
    </>
  )
}
