import { Alert, Button } from '@mantine/core'
import { IconEyeCheck } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'

/** Says that starting texts have not been read yet. */
export function UnreadNotice({ onRead }: { onRead: () => void }) {
  const t = useWords('site')
  return (
    <Alert color="yellow" variant="light" c="var(--ink)" icon={<IconEyeCheck />}>
      <p>{t('unread.title')}</p>
      <Button variant="default" size="compact-md" mt={6} onClick={onRead}>
        {t('unread.done')}
      </Button>
    </Alert>
  )
}
