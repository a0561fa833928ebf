import { Button } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useWords } from '../../words/use-words.ts'

/** There are reservations, but none match the filter. */
export function NoneMatch({ onClear }: { onClear: () => void }) {
  const say = useWords('reservations')
  return (
    <div role="status">
      <EmptyState
        Icon={IconFilterOff}
        title={say('noneMatch')}
        action={
          <Button variant="default" onClick={onClear}>
            {say('clearFilters')}
          </Button>
        }
      >
        {say('noneMatchHint')}
      </EmptyState>
    </div>
  )
}
