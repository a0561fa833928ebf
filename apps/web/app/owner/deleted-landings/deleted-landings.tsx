import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { folded } from '@nelly/domain/folded'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { DeleteLandingDialog } from '../landings/delete-landing-dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'
import { NothingFound } from '../ui/nothing-found.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useWords } from '../words/use-words.ts'
import { DeletedLanding } from './deleted-landing.tsx'
import css from './deleted-landings.module.css'
import { RenameDialog } from './rename-dialog.tsx'
import { useBringBack } from './use-bring-back.ts'
import { useDeleteForGood } from './use-delete-for-good.ts'
import { useDeletedLandings } from './use-deleted-landings.ts'

/** The list of deleted landings, filtered by name. */
export function DeletedLandings() {
  const say = useWords('deleted')
  const common = useWords('common')
  const landings = useDeletedLandings()
  const back = useBringBack()
  const deleteForGood = useDeleteForGood()
  const [leaving, setLeaving] = useState<OwnedLanding>()
  const [sought, seek] = useState('')
  if (landings.isPending) return <Loading words={common('loading')} />
  if (landings.isError) return <LoadError error={landings.error} onRetry={() => landings.refetch()} />
  if (landings.data.length === 0) {
    return (
      <EmptyState Icon={IconTrash} title={say('emptyTitle')}>
        {say('empty')}
      </EmptyState>
    )
  }
  const shown = landings.data.filter(({ displayName }) => folded(displayName).includes(folded(sought)))
  return (
    <>
      <SearchField label={say('search')} value={sought} onChange={seek} />
      {shown.length === 0 && <NothingFound text={sought} />}
      <ul className={css.list}>
        {shown.map((landing) => (
          <DeletedLanding
            key={landing.id}
            landing={landing}
            restoring={back.restoring === landing.id}
            onRestore={() => back.restore(landing)}
            onDelete={() => setLeaving(landing)}
          />
        ))}
      </ul>
      <DeleteLandingDialog
        landing={leaving}
        words={({ displayName }) => ({
          title: say('forGoodTitle', { name: displayName }),
          question: say('forGoodQuestion'),
          hint: say('forGoodHint'),
          consequence: say('forGoodConsequence'),
          confirm: say('forGood'),
          isFinal: true,
        })}
        onConfirm={deleteForGood}
        onClose={() => setLeaving(undefined)}
      />
      <RenameDialog
        renaming={back.renaming}
        pending={back.restoring !== undefined}
        onRename={back.restore}
        onClose={back.giveUpRenaming}
      />
    </>
  )
}
