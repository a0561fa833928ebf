import { Textarea } from '@mantine/core'
import { closeDrawer, type DrawerShift } from '@nelly/contract/ledger/drawer'
import { MAX_LEDGER_NOTE } from '@nelly/contract/ledger/ledger'
import type { Currency } from '@nelly/domain/currency'
import { drawerDifferences } from '@nelly/domain/ledger/drawer'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import { useState } from 'react'
import { renderFaults, useFocusedFault } from '../forms/to-first-fault.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'
import { CashFields } from './cash-fields.tsx'
import { DifferenceWords } from './difference-words.tsx'
import { failureOf } from './open-drawer-form.tsx'
import { cashOfTyped, type TypedCash } from './typed-cash.ts'

/** Counts the cash of a drawer and closes it; what differs is shown as it is typed. */
export function CloseDrawerForm({ shift, onClose }: { shift: DrawerShift; onClose: () => void }) {
  const t = useWords('drawer')
  const [given, setGiven] = useState<TypedCash>({})
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const { expected } = shift
  // A payment may bring another currency while it is counted.
  const typed = { ...Object.fromEntries(expected.map(({ currency }) => [currency, ''])), ...given }
  const counted = cashOfTyped(typed)
  const isCounted = (code: string) => counted.some(({ currency }) => currency === code)
  const isWhole = Object.keys(typed).every(isCounted)
  const differences = drawerDifferences(expected, counted)
  const isNoteMissing = isWhole && differences.length > 0 && note.trim() === ''
  const action = useAction({
    run: () =>
      callApi(closeDrawer, {
        params: { shiftId: shift.id },
        body: { counted, ...(note.trim() && { note: note.trim() }) },
      }),
    // Also where it failed: what is expected may be something else by now.
    subject: 'reservations',
    done: () => t('closed'),
    onDone: onClose,
    runAgain: 'after-double-click',
  })
  useFocusedFault(action.error)
  const hintOf = (code: Currency) => {
    const one = expected.find(({ currency }) => currency === code) ?? { minor: minorUnits(0), currency: code }
    return (
      <>
        {t('expected', { amount: formatMoney(one) })}{' '}
        {isCounted(code) && (
          <DifferenceWords difference={differences.find(({ currency }) => currency === code)} />
        )}
      </>
    )
  }
  return (
    <DialogForm
      isChanged={note !== '' || Object.values(given).some((text) => text !== '')}
      failure={action.isError ? failureOf(action.error, t('closeFailed')) : undefined}
      submit={t('close')}
      pending={action.isPending}
      isSteady={false}
      onSubmit={() => (isWhole && !isNoteMissing ? action.mutate() : renderFaults(() => setTried(true)))}
      onCancel={onClose}
    >
      <p className="muted">{t('closeHint')}</p>
      <CashFields
        label={t('counted')}
        typed={typed}
        onChange={setGiven}
        hintOf={hintOf}
        errorOf={(code) => (isTried && !isCounted(code) ? t('countMissing') : undefined)}
      />
      <Textarea
        label={t(differences.length > 0 && isWhole ? 'noteOfDifference' : 'note')}
        required={differences.length > 0 && isWhole}
        autosize
        maxLength={MAX_LEDGER_NOTE}
        value={note}
        error={isTried && isNoteMissing && t('noteMissing')}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </DialogForm>
  )
}
