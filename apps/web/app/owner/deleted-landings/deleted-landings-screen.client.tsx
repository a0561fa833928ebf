import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { DeletedLandings } from './deleted-landings.tsx'

/** Where deleted landings wait to be restored or to go for good. */
export function DeletedLandingsScreen() {
  const say = useWords('deleted')
  return (
    <>
      <PageTitle title={say('title')} lead={say('lead')} />
      <DeletedLandings />
    </>
  )
}
