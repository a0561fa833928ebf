import { PasswordInput } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAction } from '../mutations/use-action.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'
import { storedSession } from './session-storage.ts'

interface PasswordFormProps {
  submit: string
  cancel: string
  /** What is done with the password. */
  run: (credentials: { email: string; password: string }) => Promise<unknown>
  /** What is said of the field before anything is sent. */
  fault?: string | undefined
  onDone?: () => void
  onCancel: () => void
  /** Another way, below the field. */
  children?: ReactNode
}

/** Asks for the password of whoever is signed in, without leaving the page. */
export function PasswordForm({
  submit,
  cancel,
  fault: first,
  run,
  onDone,
  onCancel,
  children,
}: PasswordFormProps) {
  const t = useWords('session')
  const login = useWords('login')
  const common = useWords('common')
  const field = useRef<HTMLInputElement>(null)
  const [email] = useState(() => storedSession()?.user.email ?? '')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState(first)
  const refuse = (words: string) => {
    setFault(words)
    field.current?.focus()
  }
  const confirming = useAction({
    run: () => run({ email, password }),
    ...(onDone && { onDone }),
    onFailed: (problem) => {
      refuse(refusalWords(problem) ?? common('unreachable'))
      return true
    },
  })
  const send = () => {
    if (password === '') return refuse(t('passwordMissing'))
    confirming.mutate()
  }
  return (
    <DialogForm
      isChanged={false}
      submit={submit}
      cancel={cancel}
      pending={confirming.isPending}
      isSteady={false}
      onSubmit={send}
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
      {children}
    </DialogForm>
  )
}

/** The server's error for the password, or for too many attempts. */
function refusalWords(problem: Error): string | undefined {
  if (!(problem instanceof ApiProblem)) return undefined
  return Object.values(problem.errors)[0]?.join(' ') || problem.message || undefined
}
