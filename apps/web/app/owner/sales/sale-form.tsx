import { Textarea, TextInput } from '@mantine/core'
import { MAX_LEDGER_NOTE } from '@nelly/contract/ledger/ledger'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import {
  closeSale,
  correctSale,
  MAX_BUYER_NAME,
  type SaleDocument,
  type SaleDocuments,
} from '@nelly/contract/sales/sale-documents'
import { decimalSign } from '@nelly/domain/decimal-sign'
import type { ReservationId } from '@nelly/domain/ids'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import { taxed } from '@nelly/domain/rates/taxed'
import { PESO } from '@nelly/domain/sales/sale'
import { unambiguousNumber } from '@nelly/domain/typed-number'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { DocumentField, documentInput, NO_DOCUMENT } from '../forms/document-field.tsx'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { NumberField } from '../forms/number-field.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { renderFaults, useFocusedFault } from '../forms/to-first-fault.ts'
import { typedRate } from '../ledger/entry-draft.ts'
import { useAction } from '../mutations/use-action.ts'
import { useProposedCharges } from '../queries/use-proposed-charges.ts'
import { callApi } from '../session/call.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './sales.module.css'

interface SaleFormProps {
  reservation: OwnedReservationDetails
  sales: SaleDocuments
  /** The document that is corrected; none where the sale is closed. */
  corrected?: SaleDocument | undefined
  onClose: () => void
}

type Field = 'rate' | 'buyerName' | 'document' | 'reason'

/** Closes the sale of a reservation, or corrects its document by another: who bought, at which rate, and why. */
export function SaleForm({ reservation, sales, corrected, onClose }: SaleFormProps) {
  const t = useWords('sales')
  const { currency, charged, isChanged } = sales
  const decimals = decimalSign(reservation.language, currency)
  const [fresh] = useState({
    rate: unambiguousNumber(String(sales.rate ?? '')),
    buyerName: sales.buyerName,
    document: sales.buyerDocument ?? NO_DOCUMENT,
    reason: '',
  })
  const [draft, setDraft] = useState(fresh)
  const [isTried, setTried] = useState(false)
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes })
  const { data: proposed } = useProposedCharges(reservation)
  // The answer from before a return was undone may still be kept.
  const uncharged =
    proposed && reservation.returnedAt ? taxed(proposed.charges, proposed.tax).total : minorUnits(0)
  const hasRate = !corrected && currency !== PESO
  const rate = hasRate ? typedRate(draft, decimals) : undefined
  const buyer = { buyerName: draft.buyerName.trim(), document: documentInput(draft.document) }
  const closing = { ...buyer, ...(rate !== undefined && { rate }) }
  const correction = { ...buyer, reason: draft.reason.trim() }
  const writing = useAction({
    run: () =>
      corrected
        ? callApi(correctSale, { params: { saleDocumentId: corrected.id }, body: correction })
        : callApi(closeSale, { params: { reservationId: reservation.id as ReservationId }, body: closing }),
    subject: 'reservations',
    done: ({ number }) => t('closed', { number }),
    onDone: onClose,
    runAgain: 'after-double-click',
  })
  const { error } = writing
  useFocusedFault(error)
  const refused = fieldErrorsOf<Field>(error, { 'document.number': 'document' })
  const parsed = corrected ? correctSale.body.safeParse(correction) : closeSale.body.safeParse(closing)
  const faults: Partial<Record<Field, string>> = {
    ...schemaErrors<Field>(parsed.error, storedLanguage()),
    ...(hasRate && rate === undefined && { rate: t('rateMissing', { currency }) }),
    ...(corrected && correction.reason === '' && { reason: t('reasonMissing') }),
  }
  const errors = { ...refused, ...(isTried && faults) }
  const submit = () =>
    Object.keys(faults).length > 0 ? renderFaults(() => setTried(true)) : writing.mutate()
  const title = corrected ? t('correctNamed', { number: corrected.number }) : t('close')
  return (
    <div className={css.form}>
      <DialogForm
        title={title}
        isChanged={draft !== fresh}
        failure={
          error && Object.keys(refused).length === 0
            ? (error instanceof ApiProblem && error.status < 500 && error.message) || t('failed')
            : undefined
        }
        submit={corrected ? t('correct') : t('close')}
        pending={writing.isPending}
        isSteady={false}
        onSubmit={submit}
        onCancel={onClose}
      >
        <div className="blocks">
          <strong>{title}</strong>
          <span className="muted">
            {corrected
              ? t(isChanged ? 'correctChanged' : 'correctSame')
              : t('closeHint', { total: formatMoney({ minor: charged, currency }) })}
          </span>
          {uncharged > 0 && (
            <span>{t('uncharged', { total: formatMoney({ minor: uncharged, currency }) })}</span>
          )}
        </div>
        <TextInput
          label={t('buyerName')}
          autoComplete="off"
          maxLength={MAX_BUYER_NAME}
          value={draft.buyerName}
          error={errors.buyerName}
          onChange={({ currentTarget }) => set({ buyerName: currentTarget.value })}
        />
        <DocumentField
          value={draft.document}
          error={errors.document}
          onChange={(document) => set({ document })}
        />
        {hasRate && (
          <NumberField
            unit="none"
            decimals={decimals}
            label={t('rate', { currency })}
            description={t('rateHint')}
            required
            value={draft.rate}
            error={errors.rate}
            onChange={(typed) => set({ rate: typed })}
          />
        )}
        {corrected && (
          <Textarea
            label={t('reason')}
            required
            autosize
            maxLength={MAX_LEDGER_NOTE}
            value={draft.reason}
            error={errors.reason}
            onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
          />
        )}
      </DialogForm>
    </div>
  )
}
