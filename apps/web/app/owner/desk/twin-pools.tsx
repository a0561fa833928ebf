import { Link } from 'react-router'
import { landingsOf, twinsOf } from '../fleet/twins-of.ts'
import { usePools } from '../queries/use-pools.ts'
import { LoadError } from '../ui/load-error.tsx'
import { useWords } from '../words/use-words.ts'
import css from './desk.module.css'
import { DeskList } from './desk-list.tsx'

/** Cars that two landings may offer twice, with the way to where they are made the same; nothing without any. */
export function TwinPools() {
  const t = useWords('desk')
  const found = usePools()
  if (found.isLoadingError)
    return <LoadError error={found.error} title={t('twinsFailed')} onRetry={() => found.refetch()} />
  const pairs = twinsOf(found.data ?? [])
  return (
    <DeskList title={t('twins')} count={pairs.length}>
      {pairs.map(([one, twin]) => (
        <li key={one.id} className={`box blocks ${css.paper}`}>
          <Link className={css.open} to="/app/fleet">
            {one.name}
          </Link>
          <span className="muted">
            {t('twinsOn', { landings: landingsOf(one), others: landingsOf(twin) })}
          </span>
        </li>
      ))}
    </DeskList>
  )
}
