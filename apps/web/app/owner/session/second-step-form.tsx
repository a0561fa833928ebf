import { Button, Stack, TextInput, Title } from '@mantine/core'
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
import { keepSession } from './session-storage.ts'

interface SecondStepProps {
  challenge: Challenge
  /** Whether it is all of a page. */
  isPage?: boolean
  submit: string
  onSignedIn: (session: LoginAnswer) => unknown
  /** Goes back to the password; `reason` says why it has to be typed again. */
  onBack: (reason?: string) => void
}

/** Asks for a code of the app or, where that is lost, for a recovery code. */
export function SecondStepForm({ challenge, isPage = false, submit, onSignedIn, onBack }: SecondStepProps) {
  const t = useWords('secondStep')
  const [factor, setFactor] = useState<Factor>('code')
  const { field, prove, pending, fault, setFault } = useProof(challenge, { onSignedIn, onBack })
  const other = factor === 'code' ? 'recoveryCode' : 'code'
  return (
    <form
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        prove(factor)
      }}
    >
      <Stack gap="md">
        {isPage && <Title order={1}>{t('title')}</Title>}
        <p className="soft">{t(`${factor}.lead`)}</p>
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
        <BusyButton type="submit" size="md" busy={pending} fullWidth>
          {submit}
        </BusyButton>
        <div className="row spread">
          <Button variant="default" onClick={() => onBack()}>
            {t('back')}
          </Button>
          {challenge.factors.includes(other) && (
            <Button
              variant="subtle"
              onClick={() => {
                setFault(undefined)
                setFactor(other)
              }}
            >
              {t(`${other}.use`)}
            </Button>
          )}
        </div>
      </Stack>
    </form>
  )
}

/** What is typed as a proof, and sending it. */
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
  const send = async (factor: Factor, typed: string) => {
    setPending(true)
    try {
      const body = { challenge: challenge.token, [factor]: typed }
      const session = await callApi(proveSecondFactor, { body })
      keepSession(session)
      await onSignedIn(session)
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      if (problem.code === 'second-factor-expired') onBack(problem.message)
      else refuse(problem.message || common('unreachable'))
      throw problem
    } finally {
      setPending(false)
    }
  }
  const prove = (factor: Factor) => {
    const typed = field.current?.value.trim() ?? ''
    if (typed === '') return refuse(t('missing'))
    void run('', () => send(factor, typed))
  }
  return { field, prove, pending, fault, setFault }
}
