import { chargeWords } from '@nelly/contract/reservations/charge-words'
import { readProposedCharges } from '@nelly/contract/reservations/proposed-charges'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { ReservationId } from '@nelly/domain/ids'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import { taxed } from '@nelly/domain/rates/taxed'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../session/call.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import css from './price-lines.module.css'

/** What the customer of a vehicle that is back may be charged beside the price, each with its arithmetic. */
export function ChargesCard({ reservation }: { reservation: OwnedReservationDetails }) {
  const t = useWords('reservation')
  const { id, revision, quote } = reservation
  const { data, error, refetch } = useQuery({
    queryKey: ['reservations', 'proposed-charges', id, revision],
    queryFn: ({ signal }) =>
      callApi(readProposedCharges, { params: { reservationId: id as ReservationId }, signal }),
  })
  if (error) return <LoadError error={error} onRetry={() => refetch()} />
  if (!data) return null
  const { charges, currency } = data
  const language = storedLanguage()
  const write = (minor: MinorUnits) => formatMoney({ minor, currency })
  const { tax, total } = taxed(charges, quote.tax)
  const share = { tax: `${tax.name[language]} ${tax.percent / 100}%` }
  return (
    <table className={css.lines}>
      <caption className="title">{t('charges')}</caption>
      <tbody>
        {charges.map((charge) => {
          const { label, reason } = chargeWords(charge, currency, language)
          return (
            <tr key={charge.kind}>
              <th scope="row">
                {label} <span className="muted block">{reason}</span>
              </th>
              <td>{write(charge.amount)}</td>
            </tr>
          )
        })}
        {charges.length === 0 && (
          <tr>
            <th scope="row">{t('noCharges')}</th>
            <td>{write(total)}</td>
          </tr>
        )}
      </tbody>
      {total > 0 && (
        <tfoot>
          <tr className={css.subtotal}>
            <th scope="row">{t(tax.included ? 'chargesTaxIncluded' : 'chargesTax', share)}</th>
            <td>{write(tax.amount)}</td>
          </tr>
          <tr className={css.total}>
            <th scope="row">{t('chargesTotal')}</th>
            <td>{write(total)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
