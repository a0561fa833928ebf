import { Alert, PasswordInput, Stack, TextInput } from '@mantine/core'
import { login } from '@nelly/contract/accounts'
import { fieldErrors } from '@nelly/contract/field-words'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { ApiProblem } from '../../api/api-problem.ts'
import { createRunGuard } from '../mutations/run-guard.ts'
import { placeToReturn } from '../session/return-place.ts'
import { signIn } from '../session/sign-in.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

/** E-mail and password; the server's error of a field is shown below it. */
export function LoginForm() {
  const say = useWords('login')
  const { submit, pending, errors, failure } = useLogin()
  return (
    <form onSubmit={submit} noValidate aria-label={say('title')}>
      <Stack gap="md">
        {failure && (
          <Alert role="alert" color="red" icon={<IconAlertCircle />} variant="light">
            {failure}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label={say('email')}
          autoComplete="username"
          autoFocus
          error={errors.email}
        />
        <PasswordInput
          name="password"
          label={say('password')}
          autoComplete="current-password"
          error={errors.password}
          visibilityToggleButtonProps={{ 'aria-label': say('togglePassword'), tabIndex: 0 }}
        />
        <BusyButton type="submit" size="md" mt={8} busy={pending} fullWidth>
          {say('enter')}
        </BusyButton>
      </Stack>
    </form>
  )
}

type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Signs in and goes to the landings, or back to where a session ended; shows errors by field where possible. */
function useLogin() {
  const say = useWords('login')
  const navigate = useNavigate()
  const [run] = useState(() => createRunGuard('never'))
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()

  const showProblem = (problem: unknown) => {
    const errors = problem instanceof ApiProblem && problem.status === 422 ? problem.errors : {}
    setErrors(errors)
    const wait = problem instanceof ApiProblem && problem.status === 429 && problem.message
    if (Object.keys(errors).length === 0) setFailure(wait || say('unexpected'))
  }

  const enter = async (credentials: z.output<typeof login.body>) => {
    setPending(true)
    try {
      const session = await signIn(credentials)
      await navigate(placeToReturn(session.user.id), { replace: true })
    } catch (problem) {
      showProblem(problem)
      throw problem
    } finally {
      setPending(false)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(undefined)
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const read = login.body.safeParse(typed)
    if (!read.success) return setErrors(fieldErrors(read.error.issues, storedLanguage()))
    setErrors({})
    void run('', () => enter(read.data))
  }

  return { submit, pending, errors, failure }
}
