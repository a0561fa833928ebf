import { confirmEmail, type EmailChange } from '@nelly/contract/team/email-change'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ApiProblem } from '../../../api/api-problem.ts'
import { callApi } from '../../session/call.ts'
import { useWords } from '../../words/use-words.ts'
import { EntryEnd } from '../entry-end.tsx'
import { EntryForm } from '../entry-form.tsx'
import { EntryPage } from '../entry-page.tsx'

/** What the links of a change of e-mail open, at the former address and at the new one: each confirms it with a press. */
export function EmailScreen() {
  return (
    <EntryPage>
      <Confirming />
    </EntryPage>
  )
}

function Confirming() {
  const { token = '' } = useParams()
  const t = useWords('comingIn')
  const [confirmed, setConfirmed] = useState<Pick<EmailChange, 'email' | 'waitsFor'> | 'over'>()
  const toNelly = { to: '/', go: t('toNelly') }
  if (confirmed === 'over') return <EntryEnd title={t('overTitle')} text={t('emailOver')} {...toNelly} />
  if (confirmed) {
    const { email, waitsFor } = confirmed
    const isDone = waitsFor.length === 0
    const waits = waitsFor.includes('new') ? t('emailWaitsNew', { email }) : t('emailWaitsFormer')
    return (
      <EntryEnd
        title={isDone ? t('emailDoneTitle') : t('emailHalfTitle')}
        text={isDone ? t('emailDone', { email }) : waits}
        isDone
        {...toNelly}
      />
    )
  }
  return (
    <EntryForm
      title={t('emailTitle')}
      lead={t('emailLead')}
      submit={t('emailConfirm')}
      send={async () => {
        try {
          setConfirmed(await callApi(confirmEmail, { params: { token } }))
        } catch (problem) {
          if (!(problem instanceof ApiProblem) || ![410, 422].includes(problem.status)) throw problem
          setConfirmed('over')
        }
      }}
    >
      {() => null}
    </EntryForm>
  )
}
