import { Button, Group, TextInput } from '@mantine/core'
import { reconcileCards } from '@nelly/contract/payments/card-payments'
import type { Currency } from '@nelly/domain/currency'
import { formatMoney, type MinorUnits, minorUnits } from '@nelly/domain/money'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { ChooseFiles } from '../ui/choose-files.tsx'
import { useWords } from '../words/use-words.ts'

const today = () => new Date().toLocaleDateString('sv-SE')

/** Compares a day of AZUL's list with the payments by card of a currency. */
export function CardReconciliation({ currency }: { currency: Currency }) {
  const t = useWords('settings')
  const id = useId()
  const [day, setDay] = useState(today)
  const comparing = useAction({
    run: async (file: File) => callApi(reconcileCards, { body: { day, currency, csv: await file.text() } }),
    failed: t('reconcileFailed'),
  })
  const found = comparing.data
  const money = (minor: MinorUnits | null) => formatMoney({ minor: minor ?? minorUnits(0), currency })
  return (
    <section aria-labelledby={id} className="list">
      <h4 id={id} className="title">
        {t('reconcile', { currency })}
      </h4>
      <p className="muted">{t('reconcileHint')}</p>
      <Group align="flex-end" gap={8} className="filling">
        <TextInput
          type="date"
          label={t('reconcileDay')}
          max={today()}
          value={day}
          onChange={({ currentTarget }) => {
            setDay(currentTarget.value)
            // What was found is of the day before.
            comparing.reset()
          }}
        />
        <ChooseFiles accept=".csv,text/csv" onChosen={([file]) => comparing.mutate(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={comparing.isPending} disabled={day === ''}>
              {t('reconcileFile')}
            </Button>
          )}
        </ChooseFiles>
      </Group>
      <div role="status">
        {found && (
          <>
            <p>{t('reconciled', { matched: found.matched, total: money(found.total) })}</p>
            {found.differences.length === 0 && <p>{t('reconcileSame')}</p>}
            <ul>
              {found.differences.map(({ kind, orderNumber, reservationId, there, here }) => {
                const words = t(`differences.${kind}`, {
                  order: orderNumber,
                  there: money(there),
                  here: money(here),
                })
                return (
                  <li key={orderNumber}>
                    {reservationId === null ? (
                      words
                    ) : (
                      <Link to={`/app/reservations/${reservationId}`}>{words}</Link>
                    )}
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
