import { Button, Checkbox, Stack, TextInput, Title } from '@mantine/core'
import type { LoginAnswer } from '@nelly/contract/specified/accounts'
import { proveSecondFactor } from '@nelly/contract/team/second-factors'
import type { Factor } from '@nelly/domain/team/factors'
import { useRef, useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { createRunGuard } from '../mutations/run-guard.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useWords } from '../words/use-words.ts'
import { callApi } from './call.ts'
import type { Challenge } from './challenge.ts'
import { hasPasskeys, isDeclined } from './passkeys-here.ts'
import { keepSession } from './session-storage.ts'
import { signInByPasskey } from './sign-in-by-passkey.ts'

interface SecondStepProps {
  challenge: Challenge
  /** Whether it is all of a page. */
  isPage?: boolean
  submit: string
  onSignedIn: (session: LoginAnswer) => unknown
  /** Goes back to the password; `reason` says why it has to be typed again. */
  onBack: (reason?: string) => void
}

/** Asks for a passkey or a code of the app or, where those are lost, for a recovery code. */
export function SecondStepForm({ challenge, isPage = false, submit, onSignedIn, onBack }: SecondStepProps) {
  const t = useWords('secondStep')
  const factors = challenge.factors.filter((each) => each !== 'passkey' || hasPasskeys())
  const [factor, setFactor] = useState<Factor>(factors[0] ?? 'recoveryCode')
  const [remember, setRemember] = useState(false)
  const { field, prove, pending, fault, setFault } = useProof(challenge, { onSignedIn, onBack })
  return (
    <form
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        prove(factor, remember)
      }}
    >
      <Stack gap="md">
        {isPage && <Title order={1}>{t('title')}</Title>}
        <p className="soft">{t(`${factor}.lead`)}</p>
        {factor === 'passkey' ? (
          <p role="alert" className="error" hidden={fault === undefined}>
            {fault}
          </p>
        ) : (
          <TextInput
            key={factor}
            ref={field}
            label={t(`${factor}.label`)}
            autoComplete={factor === 'code' ? 'one-time-code' : 'off'}
            inputMode={factor === 'code' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            error={fault}
            onChange={() => setFault(undefined)}
          />
        )}
        <Checkbox
          label={t('remember')}
          description={t('rememberHint')}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        <BusyButton type="submit" size="md" busy={pending} fullWidth autoFocus={factor === 'passkey'}>
          {submit}
        </BusyButton>
        <div className="row spread">
          <Button variant="default" onClick={() => onBack()}>
            {t('back')}
          </Button>
          {factors
            .filter((other) => other !== factor)
            .map((other) => (
              <Button
                key={other}
                variant="subtle"
                onClick={() => {
                  setFault(undefined)
                  setFactor(other)
                }}
              >
                {t(`${other}.use`)}
              </Button>
            ))}
        </div>
      </Stack>
    </form>
  )
}

/** What is typed as a proof, or the device's, and sending it. */
function useProof(
  challenge: Challenge,
  { onSignedIn, onBack }: Pick<SecondStepProps, 'onSignedIn' | 'onBack'>,
) {
  const t = useWords('secondStep')
  const common = useWords('common')
  const field = useRef<HTMLInputElement>(null)
  const [run] = useState(() => createRunGuard('never'))
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState<string>()
  const refuse = (words: string) => {
    setFault(words)
    field.current?.select()
  }
  const send = async (signIn: () => Promise<LoginAnswer>) => {
    setPending(true)
    setFault(undefined)
    try {
      await onSignedIn(await signIn())
    } catch (problem) {
      if (isDeclined(problem)) refuse(t('declined'))
      else if (problem instanceof ApiProblem && problem.code === 'second-factor-expired')
        onBack(problem.message)
      else refuse((problem instanceof ApiProblem && problem.message) || common('unreachable'))
      throw problem
    } finally {
      setPending(false)
    }
  }
  const prove = (factor: Factor, remember: boolean) => {
    if (factor === 'passkey')
      return void run('', () => send(() => signInByPasskey(challenge.token, remember)))
    const typed = field.current?.value.trim() ?? ''
    if (typed === '') return refuse(t('missing'))
    void run('', () => send(() => signInByCode({ challenge: challenge.token, [factor]: typed, remember })))
  }
  return { field, prove, pending, fault, setFault }
}

async function signInByCode(body: { challenge: string; remember: boolean }): Promise<LoginAnswer> {
  const session = await callApi(proveSecondFactor, { body })
  keepSession(session)
  return session
}
