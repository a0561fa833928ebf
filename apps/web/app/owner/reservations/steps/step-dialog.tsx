import type { TakenStep } from '@nelly/contract/reservations/steps'
import { Dialog } from '../../ui/dialog.tsx'
import { LazyContent } from '../../ui/lazy-content.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/use-words.ts'
import { useReservationDetails } from '../use-reservation-details.ts'

// Screens with the buttons of steps are shown without it.
const StepForm = lazyPart(async () => ({ default: (await import('./step-form.tsx')).StepForm }))

interface StepDialogProps {
  /** The reservation and its step; undefined while it is closed. */
  asked: { readonly id: number; readonly step: TakenStep } | undefined
  /** Names both. */
  label: string
  onTaken?: () => void
  onClose: () => void
}

/** Asks for what is read at a handover or a return before the step is taken; Enter takes it. */
export function StepDialog({ asked, label, onTaken, onClose }: StepDialogProps) {
  return (
    <Dialog opened={asked !== undefined} onClose={onClose} label={label}>
      {asked && (
        <>
          <h2 className="heading">{label}</h2>
          <Body
            {...asked}
            onCancel={onClose}
            onDone={() => {
              onTaken?.()
              onClose()
            }}
          />
        </>
      )}
    </Dialog>
  )
}

interface BodyProps {
  id: number
  step: TakenStep
  onDone: () => void
  onCancel: () => void
}

function Body({ id, ...form }: BodyProps) {
  const common = useWords('common')
  // As they are now: what an earlier look left may be of an older revision.
  const { data, error, isFetchedAfterMount, refetch } = useReservationDetails(id)
  if (error) return <LoadError error={error} onRetry={() => refetch()} />
  if (!data || !isFetchedAfterMount) return <Loading words={common('loading')} />
  return (
    <LazyContent>
      <StepForm reservation={data} {...form} />
    </LazyContent>
  )
}
