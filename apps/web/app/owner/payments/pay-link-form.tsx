import { NativeSelect } from '@mantine/core'
import type { Ledger } from '@nelly/contract/ledger/ledger'
import { createPayLink, type NewPayLink } from '@nelly/contract/payments/pay-links'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { decimalSign } from '@nelly/domain/decimal-sign'
import type { ReservationId } from '@nelly/domain/ids'
import { type MinorUnits, toMinorUnits } from '@nelly/domain/money'
import { PAY_LINK_DAYS, PAY_LINK_KINDS, type PayLinkKind } from '@nelly/domain/payments/pay-link'
import { parseTypedNumber } from '@nelly/domain/typed-number'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { NumberField } from '../forms/number-field.tsx'
import { renderFaults } from '../forms/to-first-fault.ts'
import ledgerCss from '../ledger/ledger.module.css'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'

/** For how many days a link may be open. */
const DAYS = [1, 3, PAY_LINK_DAYS.usual, 14, 30]
const DAY_MS = 86_400_000

interface PayLinkFormProps {
  ledger: Ledger
  reservation: OwnedReservationDetails
  onMade: (link: NewPayLink) => void
  onClose: () => void
}

/** What a new link asks for, and for how long. */
export function PayLinkForm({ ledger, reservation, onMade, onClose }: PayLinkFormProps) {
  const t = useWords('payments')
  const { currency, balance } = ledger
  const decimals = decimalSign(reservation.language, currency)
  const kinds = PAY_LINK_KINDS.filter((kind) => {
    if (kind === 'amount') return true
    return balance > 0 && (kind === 'balance' || reservation.quote.prepayment !== null)
  })
  const [kind, setKind] = useState<PayLinkKind>(kinds[0] ?? 'amount')
  const [days, setDays] = useState<number>(PAY_LINK_DAYS.usual)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const read = parseTypedNumber(typed, currency, decimals)
  const minor = read.kind === 'number' ? toMinorUnits(Number(read.plain), currency) : 0
  const isMissing = kind === 'amount' && minor <= 0
  const making = useAction({
    run: () =>
      callApi(createPayLink, {
        params: { reservationId: reservation.id as ReservationId },
        body: {
          amount: kind === 'amount' ? (minor as MinorUnits) : kind,
          expiresAt: new Date(Date.now() + days * DAY_MS).toISOString(),
        },
      }),
    subject: 'reservations',
    onDone: (link) => {
      onMade(link)
      onClose()
    },
    runAgain: 'after-double-click',
  })
  const { error } = making
  return (
    <div className={ledgerCss.form}>
      <DialogForm
        title={t('make')}
        isChanged={typed !== ''}
        failure={
          error && ((error instanceof ApiProblem && error.status < 500 && error.message) || t('failed'))
        }
        submit={t('makeNow')}
        pending={making.isPending}
        isSteady={false}
        onSubmit={() => (isMissing ? renderFaults(() => setTried(true)) : making.mutate())}
        onCancel={onClose}
      >
        <NativeSelect
          label={t('kind')}
          value={kind}
          data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={({ currentTarget }) => setKind(currentTarget.value as PayLinkKind)}
        />
        {kind === 'amount' && (
          <NumberField
            unit={currency}
            decimals={decimals}
            label={t('amount')}
            required
            value={typed}
            error={isTried && isMissing ? t('amountMissing') : undefined}
            onChange={setTyped}
          />
        )}
        <NativeSelect
          label={t('open')}
          value={String(days)}
          data={DAYS.map((count) => ({ value: String(count), label: t('days', { count }) }))}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        />
      </DialogForm>
    </div>
  )
}
