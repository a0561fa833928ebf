import { lineWords } from '@nelly/contract/rates/line-words'
import type { RatesQuote } from '@nelly/domain/rates/rates-quote'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useFormats } from '../fields/use-formats.ts'
import css from './test.module.css'

/** Every line of a price with its reason, the sums, and what is around them. */
export function TestedLines({ quote }: { quote: RatesQuote }) {
  const say = useWords('rates')
  const { money, text } = useFormats()
  const { tax, total, prepayment, deposit } = quote
  const taxName = `${text(tax.name)} (${tax.percent / 100} %)`
  return (
    <section className={css.card} aria-labelledby="tested">
      <h2 id="tested" className={css.title}>
        {say('test.price', { days: quote.days })}
      </h2>
      <table className={css.lines}>
        <caption className={css.spoken}>{say('test.lines')}</caption>
        <tbody>
          {quote.lines.map((line) => {
            const { label, reason } = lineWords(line, storedLanguage(), money)
            return (
              <Row
                key={`${line.kind} ${line.code} ${line.unitAmount}`}
                label={label}
                amount={money(line.amount)}
              >
                {reason}
              </Row>
            )
          })}
        </tbody>
        <tbody>
          <Row label={say('test.subtotal')} amount={money(quote.subtotal)} />
          <Row label={taxName} amount={money(tax.amount)}>
            {tax.included ? say('tax.included') : null}
          </Row>
        </tbody>
        <tfoot>
          <Row label={say('test.total')} amount={money(total)} />
        </tfoot>
      </table>
      <dl className={css.around}>
        {prepayment !== null && <Around term={say('parts.prepayment')} value={money(prepayment)} />}
        {prepayment !== null && <Around term={say('test.dueAtPickup')} value={money(quote.dueAtPickup)} />}
        {deposit !== null && <Around term={say('parts.deposit')} value={money(deposit)} />}
      </dl>
    </section>
  )
}

function Row(props: { label: string; amount: string; children?: string | null }) {
  return (
    <tr>
      <th scope="row">
        {props.label}
        {props.children && <span className={css.reason}>{props.children}</span>}
      </th>
      <td>{props.amount}</td>
    </tr>
  )
}

function Around({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
