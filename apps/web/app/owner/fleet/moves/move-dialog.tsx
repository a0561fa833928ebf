import type { FleetVehicle } from '@nelly/contract/fleet'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import type { MoveWish } from './move-wish.ts'

const MoveForm = lazyPart(async () => ({ default: (await import('./move-form.tsx')).MoveForm }))

interface MoveDialogProps {
  vehicles: readonly FleetVehicle[]
  /** What is to be moved; undefined closes the dialog. */
  wish: MoveWish | undefined
  onClose: () => void
}

/** Says what moving a reservation would do, and moves it when the operator agrees. */
export function MoveDialog({ vehicles, wish, onClose }: MoveDialogProps) {
  const t = useWords('moves')
  const common = useWords('common')
  const unsaved = useRef(false)
  return (
    <TitledDialog opened={wish !== undefined} onClose={onClose} title={t('title')} unsaved={unsaved} isWide>
      {wish && (
        <Suspense fallback={<Loading words={common('loading')} />}>
          <MoveForm key={wish.id} vehicles={vehicles} wish={wish} unsaved={unsaved} onDone={onClose} />
        </Suspense>
      )}
    </TitledDialog>
  )
}
