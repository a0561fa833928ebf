import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import { useWords } from '../words/use-words.ts'

/** What is due of a reservation, and which deposit is held; nothing where it is settled. */
export function OpenSums({
  reservation: { balance, held, currency },
}: {
  reservation: Pick<ListedReservation, 'balance' | 'held' | 'currency'>
}) {
  const t = useWords('reservation')
  const amount = (minor: number) => formatMoney({ minor: minorUnits(minor), currency })
  return (
    <>
      {balance > 0 && <span className="block">{t('due', { amount: amount(balance) })}</span>}
      {held > 0 && <span className="muted block">{t('held', { amount: amount(held) })}</span>}
    </>
  )
}
