import { NativeSelect } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { useWords } from '../words/use-words.ts'

interface LandingSelectProps {
  landings: readonly OwnedLanding[]
  value: number | undefined
  onChange: (landing: number | undefined) => void
  /** Whether all landings together can be selected. */
  orAll?: boolean
}

/** Selects a landing; hidden where there is only one. */
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
