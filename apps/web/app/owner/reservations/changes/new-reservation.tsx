import { Button } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/owned-landing'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { LandingSelect } from '../../landing/landing-select.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './changes.module.css'

const NewReservationForm = lazyPart(async () => ({
  default: (await import('./new-reservation-form.tsx')).NewReservationForm,
}))

interface NewReservationProps {
  landings: readonly OwnedLanding[]
  /** The landing that is chosen at first. */
  landing: OwnedLanding
}

/** The button that opens a reservation of the operator's own, for one of the landings. */
export function NewReservation({ landings, landing }: NewReservationProps) {
  const t = useWords('reservations')
  const common = useWords('common')
  const [chosen, choose] = useState<number>()
  const [isOpen, open] = useState(false)
  const unsaved = useRef(false)
  const landingId = chosen ?? landing.id
  return (
    <>
      <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => open(true)}>
        {t('new')}
      </Button>
      <TitledDialog opened={isOpen} onClose={() => open(false)} title={t('new')} unsaved={unsaved} isWide>
        {isOpen && (
          <Suspense fallback={<Loading words={common('loading')} />}>
            <div className={css.landing}>
              <LandingSelect landings={landings} value={landingId} onChange={choose} />
            </div>
            <NewReservationForm landingId={landingId} unsaved={unsaved} onDone={() => open(false)} />
          </Suspense>
        )}
      </TitledDialog>
    </>
  )
}
