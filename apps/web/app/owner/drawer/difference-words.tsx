import { formatMoney, type Money, minorUnits } from '@nelly/domain/money'
import { useWords } from '../words/use-words.ts'

/** How much is missing or too much; undefined is neither. */
export function DifferenceWords({ difference }: { difference: Money | undefined }) {
  const t = useWords('drawer')
  if (!difference) return <span>{t('matches')}</span>
  const { minor, currency } = difference
  const amount = formatMoney({ minor: minorUnits(Math.abs(minor)), currency })
  return <strong className="error">{t(minor > 0 ? 'over' : 'short', { amount })}</strong>
}
