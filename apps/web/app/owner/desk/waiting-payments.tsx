import { Button, TextInput } from '@mantine/core'
import {
  decideAttempt,
  listWaitingAttempts,
  MAX_AUTHORIZATION,
  type WaitingAttempt,
} from '@nelly/contract/payments/card-payments'
import { formatMoney } from '@nelly/domain/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { ask } from '../ui/question/open-question.ts'
import { useWords } from '../words/use-words.ts'
import css from './desk.module.css'
import { LoadedDeskList } from './loaded-desk-list.tsx'

/** How often they are read again. */
const EVERY_MILLISECONDS = 60_000

interface WaitingPaymentsProps {
  /** Of one landing, or of all. */
  landing: number | undefined
}

/** The payments by card that somebody has to decide; nothing without any. */
export function WaitingPayments({ landing }: WaitingPaymentsProps) {
  const t = useWords('desk')
  const found = useQuery({
    ...callQuery(['desk', 'card-payments'], listWaitingAttempts),
    refetchInterval: EVERY_MILLISECONDS,
  })
  return (
    <LoadedDeskList title={t('cards')} failed={t('cardsFailed')} query={found} landing={landing}>
      {(attempt) => <WaitingPayment key={attempt.id} attempt={attempt} />}
    </LoadedDeskList>
  )
}

function WaitingPayment({ attempt }: { attempt: WaitingAttempt }) {
  const t = useWords('desk')
  const common = useWords('common')
  const [authorization, setAuthorization] = useState('')
  const { id, reservationId, name, reference, orderNumber, amount, currency, problem } = attempt
  const deciding = useAction({
    run: (isPaid: boolean) =>
      callApi(decideAttempt, { params: { attemptId: id }, body: { isPaid, authorization } }),
    subject: 'reservations',
    done: (_, isPaid) => t(isPaid ? 'cardPaid' : 'cardNotPaid'),
    failed: t('cardFailed'),
  })
  const called = name || reference || orderNumber
  const about = { amount: formatMoney({ minor: amount, currency }), order: orderNumber }
  const askBefore = () =>
    ask({
      title: t('cardNotPaidTitle'),
      question: t('cardNotPaidQuestion', about),
      confirm: t('cardIsNotPaid'),
      cancel: common('cancel'),
      onConfirm: () => deciding.mutate(false),
    })
  return (
    <li className={`box list ${css.paper}`}>
      <div className="blocks">
        {reservationId === null ? (
          <strong>{called}</strong>
        ) : (
          <Link className={css.open} to={`/app/reservations/${reservationId}`}>
            {called}
          </Link>
        )}
        <span className="muted">{t('cardOf', about)}</span>
        <p>{t(problem === null ? 'cardUnknown' : `cardProblems.${problem}`)}</p>
      </div>
      <IfMay call="decideAttempt">
        {problem === null && (
          <TextInput
            label={t('cardAuthorization')}
            maw={320}
            maxLength={MAX_AUTHORIZATION}
            autoComplete="off"
            value={authorization}
            onChange={({ currentTarget }) => setAuthorization(currentTarget.value)}
          />
        )}
        <div className="row filling">
          {problem === null && (
            <BusyButton variant="light" busy={deciding.isPending} onClick={() => deciding.mutate(true)}>
              {t('cardIsPaid')}
            </BusyButton>
          )}
          <Button
            variant="default"
            disabled={deciding.isPending}
            onClick={problem === null ? askBefore : () => deciding.mutate(false)}
          >
            {t(problem === null ? 'cardIsNotPaid' : 'cardAside')}
          </Button>
        </div>
      </IfMay>
    </li>
  )
}
