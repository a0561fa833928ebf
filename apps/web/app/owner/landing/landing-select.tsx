import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { FilterSelect } from '../ui/filter-select.tsx'
import { useWords } from '../words/use-words.ts'

interface LandingSelectProps {
  landings: readonly OwnedLanding[]
  value: number | undefined
  onChange: (landing: number | undefined) => void
}

/** Selects a landing, or all; hidden where there is only one. */
export function LandingSelect({ landings, value, onChange }: LandingSelectProps) {
  const t = useWords('reservations')
  const words = useWords('landings')
  if (landings.length < 2) return null
  return (
    <FilterSelect
      label={t('landing')}
      any={t('anyLanding')}
      choices={landings.map(({ id, displayName, status }) => ({
        value: id,
        label: status === 'draft' ? `${displayName} · ${words('draft')}` : displayName,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
