import { NativeSelect } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { useWords } from '../words/use-words.ts'

interface LandingSelectProps {
  landings: readonly OwnedLanding[]
  value: number | undefined
  onChange: (landing: number | undefined) => void
  /** Whether all of them together may be meant. */
  orAll?: boolean
}

/** Chooses a landing; where there is but one, there is nothing to choose. */
export function LandingSelect({ landings, value, onChange, orAll = false }: LandingSelectProps) {
  const say = useWords('reservations')
  if (landings.length < 2) return null
  return (
    <NativeSelect
      size="md"
      label={say('landing')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || undefined)}
      data={[
        ...(orAll ? [{ value: '', label: say('anyLanding') }] : []),
        ...landings.map(({ id, displayName }) => ({ value: String(id), label: displayName })),
      ]}
    />
  )
}
