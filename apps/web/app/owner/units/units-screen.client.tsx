import { FleetNav } from '../fleet/fleet-nav.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { UnitList } from './unit-list.tsx'

/** Every unit of the operator's vehicles, with its plate and papers. */
export function UnitsScreen() {
  const t = useWords('units')
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <FleetNav />
      <UnitList />
    </>
  )
}
