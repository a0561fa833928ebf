import { Select } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { useWords } from '../words/use-words.ts'

interface LandingChoiceProps {
  landings: readonly OwnedLanding[]
  chosen: number
  onChoose: (id: number) => void
}

/** Selects the landing of the screen. */
export function LandingChoice({ landings, chosen, onChoose }: LandingChoiceProps) {
  const say = useWords('locations')
  return (
    <Select
      label={say('landing')}
      data={landings.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
      value={String(chosen)}
      onChange={(value) => value && onChoose(Number(value))}
      allowDeselect={false}
      searchable={landings.length > 8}
      maw={400}
      mb={24}
    />
  )
}
