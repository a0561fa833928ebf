import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { DeletedLandings } from './deleted-landings.tsx'

/** The deleted landings, which can be restored or deleted for good. */
export function DeletedLandingsScreen() {
  const say = useWords('deleted')
  return (
    <>
      <PageTitle title={say('title')} lead={say('lead')} />
      <DeletedLandings />
    </>
  )
}
