import { priceRows } from '@nelly/contract/reservations/price-rows'
import type { Quote } from '@nelly/domain/rates/quote'
import { TitledCard } from '../../ui/titled-card.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useFormats } from '../fields/use-formats.ts'

/** Every line of a price with its reason, the sums, and what is around them. */
export function TestedLines({ quote }: { quote: Quote }) {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { money } = useFormats()
  const { total, prepayment, deposit } = quote
  return (
    <TitledCard title={t('test.price', { days: quote.days })}>
      <table className="table">
        <caption className="visually-hidden">{t('test.lines')}</caption>
        <tbody>
          {priceRows(quote, storedLanguage()).map(({ label, reason, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a price never change their order.
            <Row key={index} label={label} amount={money(amount)}>
              {reason}
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row label={t('test.total')} amount={money(total)} />
        </tfoot>
      </table>
      <dl className="told">
        {prepayment !== null && <Around term={labels('parts.prepayment')} value={money(prepayment)} />}
        {prepayment !== null && <Around term={t('test.dueAtPickup')} value={money(quote.dueAtPickup)} />}
        {deposit !== null && <Around term={labels('parts.deposit')} value={money(deposit)} />}
      </dl>
    </TitledCard>
  )
}

function Row(props: { label: string; amount: string; children?: string | null }) {
  return (
    <tr>
      <th scope="row">
        {props.label}
        {props.children && <span className="muted block">{props.children}</span>}
      </th>
      <td>{props.amount}</td>
    </tr>
  )
}

function Around({ term, value }: { term: string; value: string }) {
  return (
    <div className="line spread">
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
