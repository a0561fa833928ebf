import { Button } from '@mantine/core'
import { chargeAtReturn, type ProposedCharges } from '@nelly/contract/ledger/proposed-charges'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { decimalSign } from '@nelly/domain/decimal-sign'
import type { ReservationId } from '@nelly/domain/ids'
import { formatMoney } from '@nelly/domain/money'
import { taxed } from '@nelly/domain/rates/taxed'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { renderFaults } from '../../forms/to-first-fault.ts'
import { useShowLedger } from '../../ledger/use-show-ledger.ts'
import { useAction } from '../../mutations/use-action.ts'
import { usePhotographs } from '../../photographs/use-photographs.ts'
import { callApi } from '../../session/call.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { useWords } from '../../words/use-words.ts'
import { type AddedDraft, asProposed, type ChargeDraft, readAdded, readDecided } from './charge-draft.ts'
import { AddedFields, DecidedFields } from './charge-fields.tsx'
import css from './charge-form.module.css'
import { ChargeSums } from './charge-sums.tsx'
import prices from './price-lines.module.css'

interface ChargeFormProps {
  reservation: OwnedReservationDetails
  proposed: ProposedCharges
  /** What is proposed is read again, where it has changed meanwhile. */
  onChanged: () => void
  onClose: () => void
}

const UNTOUCHED: ChargeDraft = { decided: {}, added: [] }

/** Charges for a vehicle that came back: what is proposed, the list of prices and damages. */
export function ChargeForm({ reservation, proposed, onChanged, onClose }: ChargeFormProps) {
  const t = useWords('charging')
  const { currency, charges, priceList, tax, chargesMade } = proposed
  const unit = { currency, decimals: decimalSign(reservation.language, currency) }
  const [draft, setDraft] = useState(UNTOUCHED)
  const [isTried, setTried] = useState(false)
  const nextKey = useRef(0)
  const addDamage = useRef<HTMLButtonElement>(null)
  const decided = charges.map((charge) => {
    const typed = draft.decided[charge.kind] ?? asProposed(charge, currency)
    return { charge, typed, read: readDecided(charge, typed, unit) }
  })
  const added = draft.added.map((typed) => ({ typed, read: readAdded(typed, proposed, unit) }))
  const read = [...decided, ...added].map((line) => line.read)
  const sums = taxed(read, tax)
  const photographs = usePhotographs(reservation.id).data?.photographs ?? []
  const show = useShowLedger(reservation.id)
  const charging = useAction({
    run: () =>
      callApi(chargeAtReturn, {
        params: { reservationId: reservation.id as ReservationId },
        body: { charges: read.map(({ wanted }) => wanted), chargesMade },
      }),
    subject: 'reservations',
    done: () => t('done'),
    onDone: (ledger) => {
      show(ledger)
      onClose()
    },
    onFailed: (problem) => {
      if (problem instanceof ApiProblem && problem.status === 409) onChanged()
      return true
    },
    runAgain: 'after-double-click',
  })
  const add = (line: AddedDraft) => setDraft({ ...draft, added: [...draft.added, line] })
  const change = (line: AddedDraft) =>
    setDraft({ ...draft, added: draft.added.map((one) => (one.key === line.key ? line : one)) })
  const remove = ({ key }: AddedDraft) => {
    setDraft({ ...draft, added: draft.added.filter((one) => one.key !== key) })
    addDamage.current?.focus()
  }
  const submit = () => {
    const isFaulty = sums.total === 0 || read.some(({ faults }) => faults.length > 0)
    if (isFaulty) return renderFaults(() => setTried(true))
    charging.mutate()
  }
  const { error } = charging
  const [first] = priceList
  return (
    <DialogForm
      title={t('title')}
      isChanged={draft !== UNTOUCHED}
      failure={
        (error && ((error instanceof ApiProblem && error.status < 500 && error.message) || t('failed'))) ||
        (isTried && sums.total === 0 && read.every(({ faults }) => faults.length === 0) && t('nothing'))
      }
      submit={t('charge', { amount: formatMoney({ minor: sums.total, currency }) })}
      pending={charging.isPending}
      isSteady={false}
      onSubmit={submit}
      onCancel={onClose}
    >
      <div className={css.lines}>
        {decided.map(({ charge, typed, read: { isLess, faults } }) => (
          <DecidedFields
            key={charge.kind}
            {...{ charge, typed, isLess, unit }}
            faults={isTried ? faults : []}
            onChange={(now) => setDraft({ ...draft, decided: { ...draft.decided, [charge.kind]: now } })}
          />
        ))}
        {added.map(({ typed, read: { faults } }) => (
          <AddedFields
            key={typed.key}
            {...{ typed, priceList, unit }}
            photographs={photographs}
            faults={isTried ? faults : []}
            onChange={change}
            onRemove={() => remove(typed)}
          />
        ))}
      </div>
      <div className="row filling">
        {first && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => add({ key: nextKey.current++, kind: 'listed', code: first.code, count: '1' })}
          >
            {t('addListed')}
          </Button>
        )}
        <Button
          ref={addDamage}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() =>
            add({ key: nextKey.current++, kind: 'damage', amount: '', note: '', photographId: '' })
          }
        >
          {t('addDamage')}
        </Button>
      </div>
      <table className={prices.lines} aria-live="polite">
        <tfoot>
          <ChargeSums sums={sums} currency={currency} />
        </tfoot>
      </table>
    </DialogForm>
  )
}
