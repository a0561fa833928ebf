import { listWaitingSlips } from '@nelly/contract/payments/transfer-slips'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callQuery } from '../session/call-query.ts'
import { useWords } from '../words/use-words.ts'
import css from './desk.module.css'
import { LoadedDeskList } from './loaded-desk-list.tsx'

/** How often they are read again. */
const EVERY_MILLISECONDS = 60_000

interface WaitingSlipsProps {
  /** Of one landing, or of all. */
  landing: number | undefined
}

/** The transfer slips that wait, each with the way to its reservation; nothing without any. */
export function WaitingSlips({ landing }: WaitingSlipsProps) {
  const t = useWords('desk')
  const found = useQuery({
    ...callQuery(['desk', 'slips'], listWaitingSlips),
    refetchInterval: EVERY_MILLISECONDS,
  })
  return (
    <LoadedDeskList title={t('slips')} failed={t('slipsFailed')} query={found} landing={landing}>
      {({ id, reservationId, name, reference, vehicle, balance, currency }) => (
        <li key={id} className={`box blocks ${css.paper}`}>
          <Link className={css.open} to={`/app/reservations/${reservationId}`}>
            {name || reference}
          </Link>
          <span className="muted">
            {t('slipOf', { vehicle, amount: formatMoney({ minor: minorUnits(balance), currency }) })}
          </span>
        </li>
      )}
    </LoadedDeskList>
  )
}
