import type { Currency } from '@nelly/domain/currency'
import { formatMoney } from '@nelly/domain/money'
import type { taxed } from '@nelly/domain/rates/taxed'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import css from './price-lines.module.css'

/** The rows of a table with the tax and the total of charges. */
export function ChargeSums({ sums, currency }: { sums: ReturnType<typeof taxed>; currency: Currency }) {
  const t = useWords('charging')
  const { tax, total } = sums
  const share = { tax: `${tax.name[storedLanguage()]} ${tax.percent / 100}%` }
  return (
    <>
      <tr className={css.subtotal}>
        <th scope="row">{t(tax.included ? 'taxIncluded' : 'tax', share)}</th>
        <td>{formatMoney({ minor: tax.amount, currency })}</td>
      </tr>
      <tr className={css.total}>
        <th scope="row">{t('total')}</th>
        <td>{formatMoney({ minor: total, currency })}</td>
      </tr>
    </>
  )
}
