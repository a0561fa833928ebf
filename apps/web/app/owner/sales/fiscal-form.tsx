import { TextInput } from '@mantine/core'
import { MAX_FISCAL_NUMBER, type SaleDocument, setFiscalNumber } from '@nelly/contract/sales/sale-documents'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useShortDay } from '../dates/use-short-day.ts'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { renderFaults, useFocusedFault } from '../forms/to-first-fault.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'
import css from './sales.module.css'

/** Writes down the number and day of the fiscal receipt of a sale document, or takes them off. */
export function FiscalForm({ document, onClose }: { document: SaleDocument; onClose: () => void }) {
  const t = useWords('sales')
  const shortDay = useShortDay()
  const [number, setNumber] = useState(document.fiscalNumber ?? '')
  const [day, setDay] = useState<string>(document.fiscalDay ?? '')
  const [isTried, setTried] = useState(false)
  const typed = number.trim()
  const isMissing = typed === '' && document.fiscalNumber === null
  const saving = useAction({
    run: () =>
      callApi(setFiscalNumber, {
        params: { saleDocumentId: document.id },
        body: {
          fiscalNumber: typed || null,
          ...(typed !== '' && day !== '' && { fiscalDay: day as CalendarDate }),
        },
      }),
    subject: 'reservations',
    done: ({ fiscalNumber }) => t(fiscalNumber === null ? 'fiscalRemoved' : 'fiscalSaved'),
    onDone: onClose,
    runAgain: 'after-double-click',
  })
  const { error } = saving
  useFocusedFault(error)
  const errors = fieldErrorsOf<'fiscalNumber' | 'fiscalDay'>(error)
  const isOfField = errors.fiscalNumber !== undefined || errors.fiscalDay !== undefined
  return (
    <div className={css.form}>
      <DialogForm
        title={t('fiscalNamed', { number: document.number })}
        isChanged={typed !== (document.fiscalNumber ?? '') || day !== (document.fiscalDay ?? '')}
        failure={
          error && !isOfField
            ? (error instanceof ApiProblem && error.status < 500 && error.message) || t('failed')
            : undefined
        }
        submit={t('setFiscal')}
        pending={saving.isPending}
        isSteady={false}
        onSubmit={() => (isMissing ? renderFaults(() => setTried(true)) : saving.mutate())}
        onCancel={onClose}
      >
        <strong>{t('fiscalNamed', { number: document.number })}</strong>
        <TextInput
          label={t('fiscalNumber')}
          description={t('fiscalNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_FISCAL_NUMBER}
          value={number}
          error={isTried && isMissing ? t('fiscalNumberMissing') : errors.fiscalNumber}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('fiscalDay')}
          description={t('fiscalDayHint', { day: shortDay(document.day) })}
          value={day}
          error={errors.fiscalDay}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </DialogForm>
    </div>
  )
}
