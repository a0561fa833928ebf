import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import type { MinorUnits } from '@nelly/domain/money'
import { formatMoney } from '@nelly/domain/money'
import { ITBIS_PERCENT, type PriceLine, priceLines } from '@nelly/domain/quote'
import { useWords } from '../../words/use-words.ts'
import css from './price-lines.module.css'

/** Every line of a reservation's price as booked, and the cancellation fee if it was cancelled. */
export function PriceLines({ reservation }: { reservation: OwnedReservation }) {
  const say = useWords('reservation')
  const { quote, total, cancelled } = reservation
  const price = formatMoney(quote.pricePerDay)
  const label = (line: PriceLine) =>
    line.code === 'extra'
      ? `${say(`extra.${line.extra}`)} × ${line.quantity}`
      : say(`line.${line.code}`, { days: quote.days, price, percent: ITBIS_PERCENT })
  return (
    <table className={css.lines}>
      <caption className={css.caption}>{say('price')}</caption>
      <tbody>
        {priceLines(quote).map((line) => (
          <Line
            key={label(line)}
            amount={line.amount}
            className={line.code === 'subtotal' ? css.subtotal : undefined}
          >
            {label(line)}
          </Line>
        ))}
      </tbody>
      <tfoot>
        <Line amount={total} className={cancelled ? css.struck : css.total}>
          {say('total')}
        </Line>
        {cancelled && (
          <Line amount={cancelled.fee} className={css.total}>
            {say('fee')}
          </Line>
        )}
      </tfoot>
    </table>
  )
}

function Line(props: { amount: MinorUnits; className?: string | undefined; children: React.ReactNode }) {
  return (
    <tr className={props.className}>
      <th scope="row">{props.children}</th>
      <td>{formatMoney(props.amount)}</td>
    </tr>
  )
}
