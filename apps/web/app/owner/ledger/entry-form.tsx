import { NativeSelect, Textarea } from '@mantine/core'
import {
  addLedgerEntry,
  type Ledger,
  MAX_LEDGER_NOTE,
  type NewLedgerEntry,
} from '@nelly/contract/ledger/ledger'
import { confirmSlip, type TransferSlip } from '@nelly/contract/payments/transfer-slips'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { CURRENCIES, type Currency, isCurrency } from '@nelly/domain/currency'
import { decimalSign } from '@nelly/domain/decimal-sign'
import type { ReservationId } from '@nelly/domain/ids'
import {
  DIRECT_KINDS,
  DIRECTIONS,
  type DirectKind,
  isMoney,
  MOST_ROUNDING,
  PAYMENT_METHODS,
} from '@nelly/domain/ledger/entry'
import { formatMoney } from '@nelly/domain/money'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { NumberField } from '../forms/number-field.tsx'
import { renderFaults, useFocusedFault } from '../forms/to-first-fault.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'
import { DrawerSelect, useDrawerChoice } from './drawer-select.tsx'
import { bookedAmount, entryInput, freshEntry, typedAmount, typedRate } from './entry-draft.ts'
import css from './ledger.module.css'
import { useMayPayBack } from './use-may-pay-back.ts'
import { useShowLedger } from './use-show-ledger.ts'

interface EntryFormProps {
  ledger: Ledger
  reservation: OwnedReservationDetails
  kind: DirectKind
  /** The slip that is confirmed by it. */
  slip?: Pick<TransferSlip, 'id' | 'due'>
  onClose: () => void
}

/** Writes down what was charged, paid or held, or what arrived by a transfer. */
export function EntryForm({ ledger, reservation, kind, slip, onClose }: EntryFormProps) {
  const t = useWords('ledger')
  const { currency } = ledger
  const decimals = decimalSign(reservation.language, currency)
  const { deposit, display } = reservation.quote
  const usual = { deposit, rate: display ? String(display.rate) : '' }
  const [fresh, setFresh] = useState(() => {
    if (!slip) return freshEntry(ledger, kind, usual)
    return { ...freshEntry({ ...ledger, balance: slip.due }, kind, usual), method: 'transfer' as const }
  })
  const [draft, setDraft] = useState(fresh)
  const [isTried, setTried] = useState(false)
  const kinds = useKinds(ledger)
  const amount = typedAmount(draft, decimals)
  const isForeign = draft.currency !== currency
  const isRateMissing = isForeign && typedRate(draft, decimals) === undefined
  const isNoteMissing = !isMoney(draft.kind) && draft.note.trim() === ''
  const drawer = useDrawerChoice(draft, reservation)
  const booked = bookedAmount(draft, currency, decimals)
  const show = useShowLedger(reservation.id)
  const writing = useAction({
    run: (body: NewLedgerEntry) => {
      if (!slip)
        return callApi(addLedgerEntry, { params: { reservationId: reservation.id as ReservationId }, body })
      const { amount, currency, rate } = body
      return callApi(confirmSlip, {
        params: { slipId: slip.id },
        body: { amount, currency, ...(rate !== undefined && { rate }) },
      })
    },
    subject: 'reservations',
    done: () => t(slip && reservation.email !== '' ? 'writtenAndMailed' : 'written'),
    onDone: (written) => {
      show(written)
      onClose()
    },
    runAgain: 'after-double-click',
  })
  useFocusedFault(writing.error)
  const errors = fieldErrorsOf<'amount' | 'rate' | 'note' | 'method'>(writing.error)
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes })
  const chooseKind = (chosen: DirectKind) => {
    const begun = freshEntry(ledger, chosen, usual)
    setFresh(begun)
    setDraft({ ...begun, note: draft.note })
  }
  const submit = () => {
    if (!amount || isRateMissing || isNoteMissing) return renderFaults(() => setTried(true))
    drawer.remember()
    writing.mutate(entryInput(draft, amount, { currency, decimals, placeId: drawer.placeId }))
  }
  return (
    <div className={css.form}>
      <DialogForm
        title={t('more')}
        isChanged={draft !== fresh}
        failure={
          writing.isError && Object.keys(errors).length === 0
            ? (writing.error instanceof ApiProblem && writing.error.status < 500 && writing.error.message) ||
              t('failed')
            : undefined
        }
        submit={t('write')}
        pending={writing.isPending}
        isSteady={false}
        onSubmit={submit}
        onCancel={onClose}
      >
        {!slip && (
          <NativeSelect
            label={t('kind')}
            description={t(`kindHints.${draft.kind}`)}
            value={draft.kind}
            data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={({ currentTarget }) => chooseKind(currentTarget.value as DirectKind)}
          />
        )}
        <div className={css.fields}>
          <NumberField
            unit={isCurrency(draft.currency) ? draft.currency : currency}
            decimals={decimals}
            label={t('amount')}
            required
            value={draft.amount}
            error={isTried && !amount ? t('amountMissing') : errors.amount}
            onChange={(typed) => set({ amount: typed })}
          />
          <NativeSelect
            label={t('currency')}
            value={draft.currency}
            data={currenciesAfter(currency, display?.currency)}
            onChange={({ currentTarget }) => set({ currency: currentTarget.value, amount: '' })}
          />
        </div>
        {isForeign && (
          <NumberField
            unit="none"
            decimals={decimals}
            label={t('rate', { other: draft.currency, one: currency })}
            description={booked && t('converted', { amount: formatMoney({ minor: booked, currency }) })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            value={draft.rate}
            error={isTried && isRateMissing ? t('rateMissing') : errors.rate}
            onChange={(typed) => set({ rate: typed })}
          />
        )}
        {!slip && isMoney(draft.kind) && (
          <NativeSelect
            label={t('method')}
            value={draft.method}
            data={PAYMENT_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
            onChange={({ currentTarget }) => set({ method: currentTarget.value as typeof draft.method })}
          />
        )}
        <DrawerSelect choice={drawer} onChange={(placeId) => set({ placeId })} />
        {!slip && (
          <Textarea
            label={t(isMoney(draft.kind) ? 'note' : 'what')}
            required={!isMoney(draft.kind)}
            autosize
            maxLength={MAX_LEDGER_NOTE}
            value={draft.note}
            error={isTried && isNoteMissing ? t('whatMissing') : errors.note}
            onChange={({ currentTarget }) => set({ note: currentTarget.value })}
          />
        )}
      </DialogForm>
    </div>
  )
}

/** The kinds that are possible now, and that the signed-in person may write. */
function useKinds({ balance, held }: Ledger): readonly DirectKind[] {
  const mayPayBack = useMayPayBack()
  return DIRECT_KINDS.filter((kind) => {
    if (DIRECTIONS[kind].held < 0) return held > 0
    if (mayPayBack) return true
    if (kind === 'refund') return balance < 0
    return kind !== 'credit' || (balance > 0 && balance <= MOST_ROUNDING)
  })
}

/** All currencies, those first that are likely. */
const currenciesAfter = (own: Currency, shown: Currency | undefined): readonly string[] => [
  ...new Set([own, ...(shown ? [shown] : []), 'DOP', 'USD', 'EUR', ...CURRENCIES]),
]
