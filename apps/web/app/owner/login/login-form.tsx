import { Alert, PasswordInput, Stack, TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../api/api-problem.ts'
import { createRunGuard } from '../mutations/run-guard.ts'
import { type Challenge, challengeOf } from '../session/challenge.ts'
import { placeToReturn } from '../session/return-place.ts'
import { signIn } from '../session/sign-in.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { PasskeyButton } from './passkey-button.tsx'

export interface LoginFormProps {
  /** What was typed before the second step. */
  email: string
  /** Why both have to be typed again. */
  reason?: string | undefined
  onSecondStep: (challenge: Challenge, email: string) => void
}

/** E-mail and password; the server's error of a field is shown below it. */
export function LoginForm({ email, reason, onSecondStep }: LoginFormProps) {
  const t = useWords('login')
  const { submit, pending, errors, failure, setFailure } = useLogin({ reason, onSecondStep })
  return (
    <form onSubmit={submit} onInput={loadCheckEarly} noValidate aria-label={t('title')}>
      <Stack gap="md">
        {failure && (
          <Alert role="alert" color="red" icon={<IconAlertCircle />} variant="light">
            {failure}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          defaultValue={email}
          autoFocus={email === ''}
          error={errors.email}
        />
        <PasswordInput
          name="password"
          label={t('password')}
          autoComplete="current-password"
          autoFocus={email !== ''}
          error={errors.password}
          visibilityToggleButtonProps={{ 'aria-label': t('togglePassword'), tabIndex: 0 }}
        />
        <BusyButton type="submit" size="md" mt={8} busy={pending} fullWidth>
          {t('enter')}
        </BusyButton>
        <PasskeyButton onFailed={setFailure} />
      </Stack>
    </form>
  )
}

// The schema of the login is not loaded with the page, but once somebody types.
const loadCheck = () => import('./login-errors.ts')
const loadCheckEarly = () => void loadCheck().catch(() => {})

interface Credentials {
  email: string
  password: string
}

/** Throws what is wrong with them before anything is sent. */
async function check(typed: Credentials): Promise<void> {
  const { loginErrors } = await loadCheck()
  const errors = loginErrors(typed, storedLanguage())
  if (Object.keys(errors).length > 0) throw new ApiProblem(422, 'fields-invalid', '', errors)
}

type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Signs in and goes to the landings, or back to where a session ended; shows errors by field where possible. */
function useLogin({ reason, onSecondStep }: Pick<LoginFormProps, 'reason' | 'onSecondStep'>) {
  const t = useWords('login')
  const navigate = useNavigate()
  const [run] = useState(() => createRunGuard('never'))
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState(reason)

  const showProblem = (problem: unknown) => {
    const errors = problem instanceof ApiProblem && problem.status === 422 ? problem.errors : {}
    setErrors(errors)
    const wait = problem instanceof ApiProblem && problem.status === 429 && problem.message
    if (Object.keys(errors).length === 0) setFailure(wait || t('unexpected'))
  }

  const enter = async (typed: Credentials) => {
    setPending(true)
    try {
      await check(typed)
      setErrors({})
      const session = await signIn(typed)
      await navigate(placeToReturn(session.user.id), { replace: true })
    } catch (problem) {
      const challenge = challengeOf(problem)
      if (challenge) onSecondStep(challenge, typed.email)
      else showProblem(problem)
      throw problem
    } finally {
      setPending(false)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(undefined)
    const typed = new FormData(event.currentTarget)
    const credentials = { email: String(typed.get('email')), password: String(typed.get('password')) }
    void run('', () => enter(credentials))
  }

  return { submit, pending, errors, failure, setFailure }
}
