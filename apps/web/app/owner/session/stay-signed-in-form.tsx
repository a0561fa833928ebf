import { useState } from 'react'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { type Challenge, challengeOf } from './challenge.ts'
import { PasswordForm } from './password-form.tsx'
import { SecondStep } from './second-step.tsx'
import { signIn } from './sign-in.ts'

/** Asks for the password, and the second factor of who has one, and starts a new session for the same operator. */
export function StaySignedInForm({ onCancel }: { onCancel: () => void }) {
  const t = useWords('session')
  const toasts = useToasts()
  const [challenge, setChallenge] = useState<Challenge>()
  const [reason, setReason] = useState<string>()
  const stayed = () => toasts.done(t('stayed'))
  if (challenge)
    return (
      <SecondStep
        challenge={challenge}
        submit={t('stay')}
        onSignedIn={stayed}
        onBack={(why) => {
          setReason(why)
          setChallenge(undefined)
        }}
      />
    )
  return (
    <PasswordForm
      submit={t('stay')}
      cancel={t('notNow')}
      fault={reason}
      run={async (credentials) => {
        try {
          await signIn(credentials)
          stayed()
        } catch (problem) {
          // It is not refused: a 401 of an action would end the session.
          const due = challengeOf(problem)
          if (!due) throw problem
          setChallenge(due)
        }
      }}
      onCancel={onCancel}
    />
  )
}
