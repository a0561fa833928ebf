import { deleteLandingRoute, restoreLandingRoute } from '@nelly/contract/calls/routes'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { folded } from '@nelly/domain/folded'
import { IconBuildingStore } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { FiguresAround } from '../figures/figures-around.tsx'
import { publicAddress } from '../landing/public-address.ts'
import { useLandings } from '../landing/use-landings.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { NothingFound } from '../ui/nothing-found.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { DeleteLandingDialog } from './delete-landing-dialog.tsx'
import { DuplicateLandingDialog } from './duplicate-landing-dialog.tsx'
import { LandingCard } from './landing-card.tsx'

/** The landings as cards, filtered by name. */
export function LandingList({ add }: { add: ReactNode }) {
  const t = useWords('landings')
  const common = useWords('common')
  const landings = useLandings()
  const { remove, deleting } = useDeleteLanding()
  const [leaving, setLeaving] = useState<OwnedLanding>()
  const [original, setOriginal] = useState<OwnedLanding>()
  const [sought, seek] = useState('')

  if (!landings.data) return <NotLoaded query={landings} />
  if (landings.data.length === 0) {
    return (
      <EmptyState Icon={IconBuildingStore} title={t('emptyTitle')} action={add}>
        {t('empty')}
      </EmptyState>
    )
  }
  const shown = landings.data.filter(({ displayName }) => folded(displayName).includes(folded(sought)))
  return (
    <FiguresAround hasReservations={landings.data.some(({ reservationCount }) => reservationCount > 0)}>
      <div className="spaced">
        <SearchField label={t('search')} value={sought} onChange={seek} />
      </div>
      {shown.length === 0 ? (
        <NothingFound text={sought} />
      ) : (
        <ul className="tiles">
          {shown.map((landing) => (
            <LandingCard
              key={landing.id}
              landing={landing}
              deleting={deleting === landing.id}
              onDuplicate={() => setOriginal(landing)}
              onDelete={() => setLeaving(landing)}
            />
          ))}
        </ul>
      )}
      <DuplicateLandingDialog landing={original} onClose={() => setOriginal(undefined)} />
      <DeleteLandingDialog
        landing={leaving}
        words={(landing) => ({
          title: t('deleteTitle', { name: landing.displayName }),
          question: t('deleteQuestion'),
          hint: t('deleteHint', { address: publicAddress(landing.address).label }),
          consequence: t('deleteConsequence'),
          confirm: common('delete'),
          isFinal: false,
        })}
        onConfirm={remove}
        onClose={() => setLeaving(undefined)}
      />
    </FiguresAround>
  )
}

/** Deletes a landing, and offers to restore it. */
function useDeleteLanding() {
  const t = useWords('landings')
  const toasts = useToasts()

  const restore = useAction({
    run: ({ id }: OwnedLanding) => callApi(restoreLandingRoute, { params: { landingId: id }, body: {} }),
    done: () => t('restored'),
    failed: t('deleteFailed'),
    subject: 'landings',
  })
  const remove = useAction({
    run: ({ id }: OwnedLanding) => callApi(deleteLandingRoute, { params: { landingId: id } }),
    failed: t('deleteFailed'),
    onDone: (_, landing) =>
      toasts.undoable(t('deleted', { name: landing.displayName }), () => restore.mutate(landing)),
    subject: 'landings',
  })

  return {
    deleting: remove.isPending ? remove.variables.id : undefined,
    remove: (landing: OwnedLanding) => remove.mutate(landing),
  }
}
