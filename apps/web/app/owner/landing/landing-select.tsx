import { NativeSelect } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { useWords } from '../words/use-words.ts'
import { rememberLanding } from './starting-landing.ts'

interface LandingSelectProps {
  landings: readonly OwnedLanding[]
  value: number | undefined
  onChange: (landing: number | undefined) => void
  /** Whether all landings together can be selected. */
  orAll?: boolean
}

/** Selects a landing, which other screens then begin with; hidden where there is only one. */
export function LandingSelect({ landings, value, onChange, orAll = false }: LandingSelectProps) {
  const t = useWords('reservations')
  const words = useWords('landings')
  if (landings.length < 2) return null
  return (
    <NativeSelect
      label={t('landing')}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        const landing = Number(currentTarget.value) || undefined
        if (landing !== undefined) rememberLanding(landing)
        onChange(landing)
      }}
      data={[
        ...(orAll ? [{ value: '', label: t('anyLanding') }] : []),
        ...landings.map(({ id, displayName, status }) => ({
          value: String(id),
          label: status === 'draft' ? `${displayName} · ${words('draft')}` : displayName,
        })),
      ]}
    />
  )
}
