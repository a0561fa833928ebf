import { useWords } from '../words/use-words.ts'
import { PasswordForm } from './password-form.tsx'
import { signIn } from './sign-in.ts'

/** Asks for the password and starts a new session for the same operator. */
export function StaySignedInForm({ onCancel }: { onCancel: () => void }) {
  const t = useWords('session')
  return (
    <PasswordForm
      submit={t('stay')}
      cancel={t('notNow')}
      run={signIn}
      done={t('stayed')}
      onCancel={onCancel}
    />
  )
}
