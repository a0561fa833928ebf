import type { DrawerShift } from '@nelly/contract/ledger/drawer'
import { formatMoney } from '@nelly/domain/money'
import { Link } from 'react-router'
import { useMoment } from '../dates/use-moment.ts'
import { useEntryWords } from '../ledger/use-entry-words.ts'
import { useDrawer } from '../queries/use-drawers.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useWords } from '../words/use-words.ts'
import css from './drawer.module.css'

/** What went in a drawer and came out of it, the oldest first. */
export function DrawerEntries({ shift }: { shift: DrawerShift }) {
  const t = useWords('drawer')
  const wordsOf = useEntryWords()
  const moment = useMoment()
  const query = useDrawer(shift.id)
  if (!query.data) return <NotLoaded query={query} title={t('loadFailed')} />
  const { entries } = query.data
  if (entries.length === 0) return <p className="muted">{t('noEntries')}</p>
  return (
    <ol className={css.entries} aria-label={t('entriesOf', { place: shift.placeName })}>
      {entries.map((entry) => (
        <li key={entry.id} className={css.entry}>
          <div className="blocks">
            <span>{wordsOf(entry, false)}</span>
            {entry.reference && (
              <Link to={`/app/reservations/${entry.reservationId}`}>{entry.reference}</Link>
            )}
            <span className="muted">
              {entry.who ?? t('team')}, {moment(entry.at)}
            </span>
          </div>
          <span>{formatMoney(entry.cash)}</span>
        </li>
      ))}
    </ol>
  )
}
