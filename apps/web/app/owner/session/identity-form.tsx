import { confirmIdentity } from '@nelly/contract/team/sessions'
import { useWords } from '../words/use-words.ts'
import { callApi } from './call.ts'
import { PasswordForm } from './password-form.tsx'

/** Asks for the password of whoever is signed in. */
export function IdentityForm({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const t = useWords('session')
  const common = useWords('common')
  return (
    <PasswordForm
      submit={t('confirm')}
      cancel={common('cancel')}
      run={({ password }) => callApi(confirmIdentity, { body: { password } })}
      onDone={onConfirmed}
      onCancel={onCancel}
    />
  )
}
