import { Button, Text } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { notificationState, requestNotifications } from '../notices/system-notification.ts'
import { FormSection } from '../ui/form-section.tsx'
import { useWords } from '../words/use-words.ts'

/** Whether this browser notifies of new reservations. Only the browser itself can take the permission back. */
export function NotificationChoice() {
  const t = useWords('settings')
  const [state, setState] = useState(notificationState)
  return (
    <FormSection title={t('notices')} hint={t('noticesHint')}>
      {state === 'undecided' ? (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconBell size={18} aria-hidden="true" />}
          onClick={async () => setState(await requestNotifications())}
        >
          {t('noticesAllow')}
        </Button>
      ) : (
        <Text role="status">{t(`noticesState.${state}`)}</Text>
      )}
    </FormSection>
  )
}
