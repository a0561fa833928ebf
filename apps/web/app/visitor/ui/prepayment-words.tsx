import { prepaymentWords } from '@nelly/contract/reservations/prepayment-words'
import type { Quote } from '@nelly/domain/rates/quote'
import { useI18n } from '../i18n.tsx'
import styles from './prepayment-words.module.css'

/** How the prepayment of a reservation is paid; nothing without one. */
export function PrepaymentWords({
  quote: { prepayment, terms },
}: {
  quote: Pick<Quote, 'prepayment' | 'terms'>
}) {
  const { language } = useI18n()
  if (!prepayment) return null
  return <p className={styles.words}>{prepaymentWords(terms.prepaymentInstructions, language)}</p>
}
