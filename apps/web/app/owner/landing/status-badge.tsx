import { Badge } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { useWords } from '../words/use-words.ts'

/** Whether the landing is public. */
export function StatusBadge({ status }: Pick<OwnedLanding, 'status'>) {
  const t = useWords('landings')
  const published = status === 'published'
  return (
    <Badge
      variant="light"
      color={published ? 'petrol' : 'gray'}
      c={published ? 'petrol.8' : 'gray.8'}
      tt="none"
      fw={600}
      mt={2}
      style={{ flex: 'none' }}
    >
      {published ? t('published') : t('draft')}
    </Badge>
  )
}
