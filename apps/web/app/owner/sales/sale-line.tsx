import type { SaleDocument } from '@nelly/contract/sales/sale-documents'
import { formatMoney } from '@nelly/domain/money'
import { PESO } from '@nelly/domain/sales/sale'
import type { ReactNode } from 'react'
import { useShortDay } from '../dates/use-short-day.ts'
import { useWords } from '../words/use-words.ts'
import css from './sales.module.css'

/** A sale document: its number, day, buyer, total and fiscal receipt, with what is done with it beneath. */
export function SaleLine({ document, children }: { document: SaleDocument; children: ReactNode }) {
  const t = useWords('sales')
  const customer = useWords('customers')
  const day = useShortDay()
  const { number, correctsNumber, buyerName, buyerDocument, currency, rate, total, pesoTotal } = document
  return (
    <li className={css.document}>
      <div className={css.head}>
        <strong>{number}</strong>
        <strong>{formatMoney({ minor: total, currency })}</strong>
      </div>
      <div className={`muted ${css.head}`}>
        <span>
          {[
            t('closedOn', { day: day(document.day) }),
            correctsNumber && t('corrects', { number: correctsNumber }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {rate !== null && (
          <span>
            {t('atRate', { total: formatMoney({ minor: pesoTotal, currency: PESO }), rate: String(rate) })}
          </span>
        )}
      </div>
      {(buyerName || buyerDocument) && (
        <span>
          {[
            buyerName,
            buyerDocument && `${customer(`documentKinds.${buyerDocument.kind}`)} ${buyerDocument.number}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      <FiscalWords document={document} />
      <div className={css.tools}>{children}</div>
    </li>
  )
}

/** Its fiscal receipt, or what keeps it out of form 607. */
function FiscalWords({ document }: { document: SaleDocument }) {
  const t = useWords('sales')
  const day = useShortDay()
  const { fiscalNumber: number, fiscalDay, correctsNumber, isInForm } = document
  if (number === null) return <strong>{t('noFiscal')}</strong>
  return (
    <>
      <span>{fiscalDay ? t('fiscalOn', { number, day: day(fiscalDay) }) : t('fiscal', { number })}</span>
      {!isInForm && correctsNumber && <strong>{t('noFiscalBefore', { number: correctsNumber })}</strong>}
    </>
  )
}
