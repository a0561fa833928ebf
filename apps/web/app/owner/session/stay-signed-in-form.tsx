import { Button, PasswordInput, Stack } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { storedSession } from './session-storage.ts'
import { signIn } from './sign-in.ts'

/** Asks for the password and starts a new session for the same operator, without leaving the page. */
export function StaySignedInForm({ onCancel }: { onCancel: () => void }) {
  const t = useWords('session')
  const login = useWords('login')
  const common = useWords('common')
  const toasts = useToasts()
  const field = useRef<HTMLInputElement>(null)
  const [email] = useState(() => storedSession()?.user.email ?? '')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const refuse = (words: string) => {
    setFault(words)
    field.current?.focus()
  }
  const staying = useGuardedMutation({
    mutationFn: () => signIn({ email, password }),
    onSuccess: () => toasts.done(t('stayed')),
    onError: (problem) => refuse(refusalWords(problem) ?? common('unreachable')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return refuse(t('passwordMissing'))
    staying.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="var(--field-gap)">
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
        <DialogButtons>
          <Button variant="default" onClick={onCancel}>
            {t('notNow')}
          </Button>
          <BusyButton type="submit" busy={staying.isPending}>
            {t('stay')}
          </BusyButton>
        </DialogButtons>
      </Stack>
    </form>
  )
}

/** The server's error for the password, or for too many attempts. */
function refusalWords(problem: Error): string | undefined {
  if (!(problem instanceof ApiProblem)) return undefined
  return Object.values(problem.errors)[0]?.join(' ') || problem.message || undefined
}
