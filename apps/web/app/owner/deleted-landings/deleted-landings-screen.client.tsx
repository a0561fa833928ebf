import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { DeletedLandings } from './deleted-landings.tsx'

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
