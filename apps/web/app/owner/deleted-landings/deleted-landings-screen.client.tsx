import { Stack } from '@mantine/core'
import { deleteLandingForGood, listDeletedLandings } from '@nelly/contract/landings/deleted-landings'
import { type OwnedLanding, ownedLanding } from '@nelly/contract/specified/landing-mapper'
import { folded } from '@nelly/domain/folded'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteLandingDialog } from '../landings/delete-landing-dialog.tsx'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { NothingFound } from '../ui/nothing-found.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useWords } from '../words/use-words.ts'
import { DeletedLanding } from './deleted-landing.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { useBringBack } from './use-bring-back.ts'

/** The deleted landings, which can be restored or deleted for good. */
export function DeletedLandingsScreen() {
  const t = useWords('deleted')
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <DeletedLandings />
    </>
  )
}

/** The list of deleted landings, filtered by name. */
function DeletedLandings() {
  const t = useWords('deleted')
  const landings = useDeletedLandings()
  const back = useBringBack()
  const deleteForGood = useDeleteForGood()
  const [leaving, setLeaving] = useState<OwnedLanding>()
  const [sought, seek] = useState('')
  if (!landings.data) return <NotLoaded query={landings} />
  if (landings.data.length === 0) {
    return (
      <EmptyState Icon={IconTrash} title={t('emptyTitle')}>
        {t('empty')}
      </EmptyState>
    )
  }
  const shown = landings.data.filter(({ displayName }) => folded(displayName).includes(folded(sought)))
  return (
    <Stack gap={24}>
      <SearchField label={t('search')} value={sought} onChange={seek} />
      {shown.length === 0 && <NothingFound text={sought} />}
      <ul className="list">
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
          title: t('forGoodTitle', { name: displayName }),
          question: t('forGoodQuestion'),
          hint: t('forGoodHint'),
          consequence: t('forGoodConsequence'),
          confirm: t('forGood'),
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
    </Stack>
  )
}

/** Deletes a landing for good. */
function useDeleteForGood() {
  const t = useWords('deleted')
  const remove = useAction({
    run: ({ id }: OwnedLanding) => callApi(deleteLandingForGood, { params: { landingId: id } }),
    done: () => t('gone'),
    failed: t('forGoodFailed'),
    subject: 'landings',
  })
  return (landing: OwnedLanding) => remove.mutate(landing)
}

/** The owner's deleted landings. */
const useDeletedLandings = () =>
  useQuery({
    queryKey: ['deleted-landings'],
    queryFn: async ({ signal }) =>
      (await callApi(listDeletedLandings, { params: { userId: ownerId() }, signal })).map(ownedLanding),
    staleTime: 0,
  })
