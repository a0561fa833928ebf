import { PasswordInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAction } from '../mutations/use-action.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'
import { storedSession } from './session-storage.ts'
import { signIn } from './sign-in.ts'

/** Asks for the password and starts a new session for the same operator, without leaving the page. */
export function StaySignedInForm({ onCancel }: { onCancel: () => void }) {
  const t = useWords('session')
  const login = useWords('login')
  const common = useWords('common')
  const field = useRef<HTMLInputElement>(null)
  const [email] = useState(() => storedSession()?.user.email ?? '')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const refuse = (words: string) => {
    setFault(words)
    field.current?.focus()
  }
  const staying = useAction({
    run: () => signIn({ email, password }),
    done: () => t('stayed'),
    onFailed: (problem) => {
      refuse(refusalWords(problem) ?? common('unreachable'))
      return true
    },
  })
  const submit = () => {
    if (password === '') return refuse(t('passwordMissing'))
    staying.mutate()
  }
  return (
    <DialogForm
      isChanged={false}
      submit={t('stay')}
      cancel={t('notNow')}
      pending={staying.isPending}
      isSteady={false}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {/* For password managers. */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordInput
        ref={field}
        label={t('password', { email })}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': login('togglePassword'), tabIndex: 0 }}
        value={password}
        onChange={(event) => {
          setFault(undefined)
          setPassword(event.currentTarget.value)
        }}
        error={fault}
      />
    </DialogForm>
  )
}

/** The server's error for the password, or for too many attempts. */
function refusalWords(problem: Error): string | undefined {
  if (!(problem instanceof ApiProblem)) return undefined
  return Object.values(problem.errors)[0]?.join(' ') || problem.message || undefined
}
