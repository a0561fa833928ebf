import { Button } from '@mantine/core'
import { chargeWords } from '@nelly/contract/reservations/charge-words'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import { taxed } from '@nelly/domain/rates/taxed'
import { useState } from 'react'
import { useProposedCharges } from '../../queries/use-proposed-charges.ts'
import { IfMay } from '../../roles/if-may.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { ChargeForm } from './charge-form.tsx'
import { ChargeSums } from './charge-sums.tsx'
import css from './price-lines.module.css'

/** What the customer of a vehicle that is back may be charged beside the price, each with its arithmetic, and the form that charges it. */
export function ChargesCard({ reservation }: { reservation: OwnedReservationDetails }) {
  const t = useWords('charging')
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useProposedCharges(reservation)
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />
  if (!data) return null
  if (isOpen)
    return (
      <section>
        <h3 className="heading">{t('title')}</h3>
        <ChargeForm
          reservation={reservation}
          proposed={data}
          onChanged={() => refetch()}
          onClose={() => setOpen(false)}
        />
      </section>
    )
  const { charges, currency } = data
  const sums = taxed(charges, data.tax)
  return (
    <div className="stack">
      <table className={css.lines}>
        <caption className="title">{t('proposed')}</caption>
        <tbody>
          {charges.map((charge) => {
            const { label, reason } = chargeWords(charge, currency, storedLanguage())
            return (
              <tr key={charge.kind}>
                <th scope="row">
                  {label} <span className="muted block">{reason}</span>
                </th>
                <td>{formatMoney({ minor: charge.amount, currency })}</td>
              </tr>
            )
          })}
          {charges.length === 0 && (
            <tr>
              <th scope="row">{t('none')}</th>
              <td>{formatMoney({ minor: minorUnits(0), currency })}</td>
            </tr>
          )}
        </tbody>
        {sums.total > 0 && (
          <tfoot>
            <ChargeSums sums={sums} currency={currency} />
          </tfoot>
        )}
      </table>
      <IfMay call="chargeAtReturn">
        <Button variant="light" w="fit-content" onClick={() => setOpen(true)}>
          {t(charges.length > 0 ? 'open' : 'openMore')}
        </Button>
      </IfMay>
    </div>
  )
}
