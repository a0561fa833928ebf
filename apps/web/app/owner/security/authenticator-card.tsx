import { beginAuthenticator, removeAuthenticator } from '@nelly/contract/team/second-factors'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useMoment } from '../dates/use-moment.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import { type NewAuthenticator, SetUpForm } from './set-up-form.tsx'

interface AuthenticatorCardProps {
  /** When it was set up. */
  since: string | null
  /** With new recovery codes, where there are some. */
  onChanged: (codes: readonly string[] | null) => void
}

/** The app that shows codes: it is set up, and removed after a question. */
export function AuthenticatorCard({ since, onChanged }: AuthenticatorCardProps) {
  const t = useWords('security')
  const moment = useMoment()
  const [app, setApp] = useState<NewAuthenticator>()
  const begin = useAction({
    run: () => callApi(beginAuthenticator),
    failed: t('setUpFailed'),
    onDone: setApp,
  })
  return (
    <TitledCard title={t('factor')}>
      {since === null ? (
        <>
          <p>{t('factorOff')}</p>
          <BusyButton
            variant="default"
            w="fit-content"
            leftSection={<IconShieldCheck size={18} aria-hidden="true" />}
            busy={begin.isPending}
            onClick={() => begin.mutate()}
          >
            {t('setUp')}
          </BusyButton>
        </>
      ) : (
        <>
          <p>{t('factorOn', { at: moment(since) })}</p>
          <RemoveButton onRemoved={() => onChanged(null)} />
        </>
      )}
      <TitledDialog opened={app !== undefined} onClose={() => setApp(undefined)} title={t('setUpTitle')}>
        {app && (
          <SetUpForm
            app={app}
            onCancel={() => setApp(undefined)}
            onDone={(codes) => {
              setApp(undefined)
              onChanged(codes)
            }}
          />
        )}
      </TitledDialog>
    </TitledCard>
  )
}

function RemoveButton({ onRemoved }: { onRemoved: () => void }) {
  const t = useWords('security')
  const ask = useDeleteQuestion()
  const remove = useAction({
    run: () => callApi(removeAuthenticator),
    done: () => t('removed'),
    failed: t('removeFailed'),
    subject: 'team',
    onDone: onRemoved,
  })
  return (
    <BusyButton
      variant="default"
      w="fit-content"
      busy={remove.isPending}
      onClick={() =>
        ask({
          title: t('removeTitle'),
          question: t('removeQuestion'),
          confirm: t('remove'),
          onConfirm: () => remove.mutate(),
        })
      }
    >
      {t('remove')}
    </BusyButton>
  )
}
