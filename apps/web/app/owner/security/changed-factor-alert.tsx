import { Alert } from '@mantine/core'
import type { SignedIn } from '@nelly/contract/team/sessions'
import { IconShieldLock } from '@tabler/icons-react'
import { BusyButton } from '../ui/busy-button.tsx'
import { useWords } from '../words/use-words.ts'
import { useEndSessions } from './use-end-sessions.ts'

/** After a change of second factors: offers to end the person's other sessions, which it did not end. */
export function ChangedFactorAlert({ others }: { others: readonly SignedIn[] }) {
  const t = useWords('security')
  const { end } = useEndSessions()
  return (
    <Alert role="status" variant="light" icon={<IconShieldLock />} title={t('factorChanged')}>
      <div className="stack">
        <p>{t('factorChangedHint', { count: others.length })}</p>
        <BusyButton variant="default" w="fit-content" busy={end.isPending} onClick={() => end.mutate(others)}>
          {t('endOthers')}
        </BusyButton>
      </div>
    </Alert>
  )
}
