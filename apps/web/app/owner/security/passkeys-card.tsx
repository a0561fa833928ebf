import { Button } from '@mantine/core'
import { type Passkey, removePasskey } from '@nelly/contract/team/passkeys'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useMoment } from '../dates/use-moment.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { hasPasskeys } from '../session/passkeys-here.ts'
import { TitledCard } from '../ui/titled-card.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import { PasskeyForm } from './passkey-form.tsx'
import css from './security.module.css'

interface PasskeysCardProps {
  passkeys: readonly Passkey[]
  /** With new recovery codes, where there are some. */
  onChanged: (codes: readonly string[] | null) => void
}

/** The passkeys of whoever is signed in: they are added, and removed after a question. */
export function PasskeysCard({ passkeys, onChanged }: PasskeysCardProps) {
  const t = useWords('security')
  const moment = useMoment()
  const ask = useDeleteQuestion()
  const [isAdding, setAdding] = useState(false)
  const remove = useAction({
    run: ({ id }: Passkey) => callApi(removePasskey, { params: { passkeyId: id } }),
    done: (_, { name }) => t('passkeyRemoved', { name }),
    failed: t('removeFailed'),
    subject: 'team',
    onDone: () => onChanged(null),
  })
  return (
    <TitledCard title={t('passkeys')}>
      <p>{t('passkeysLead')}</p>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={css.session}>
              <div className="grow blocks">
                <strong>{passkey.name}</strong>
                <span className="muted">
                  {passkey.lastUsedAt === null
                    ? t('passkeyUnused', { at: moment(passkey.createdAt) })
                    : t('passkeyUsed', { at: moment(passkey.lastUsedAt) })}
                </span>
              </div>
              <Button
                variant="default"
                aria-label={t('removePasskeyNamed', { name: passkey.name })}
                onClick={() =>
                  ask({
                    title: t('removePasskeyTitle', { name: passkey.name }),
                    question: t('removePasskeyQuestion'),
                    confirm: t('removePasskey'),
                    onConfirm: () => remove.mutate(passkey),
                  })
                }
              >
                {t('removePasskey')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button
          w="fit-content"
          variant={passkeys.length > 0 ? 'default' : 'filled'}
          leftSection={<IconFingerprint size={18} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {t('addPasskey')}
        </Button>
      ) : (
        <p className="soft">{t('passkeysNotHere')}</p>
      )}
      <TitledDialog opened={isAdding} onClose={() => setAdding(false)} title={t('addPasskey')}>
        <PasskeyForm
          onCancel={() => setAdding(false)}
          onDone={(codes) => {
            setAdding(false)
            onChanged(codes)
          }}
        />
      </TitledDialog>
    </TitledCard>
  )
}
