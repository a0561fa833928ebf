import { NativeSelect } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
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
    <NativeSelect
      label={t('landing')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || undefined)}
      data={[
        { value: '', label: t('anyLanding') },
        ...landings.map(({ id, displayName, status }) => ({
          value: String(id),
          label: status === 'draft' ? `${displayName} · ${words('draft')}` : displayName,
        })),
      ]}
    />
  )
}
