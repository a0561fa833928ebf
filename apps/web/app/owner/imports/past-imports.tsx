import { listImports } from '@nelly/contract/imports/imports'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormatter } from 'use-intl'
import { callQuery } from '../session/call-query.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { useWords } from '../words/use-words.ts'

/** The imports so far, the newest first. */
export function PastImports() {
  const t = useWords('imports')
  const format = useFormatter()
  const query = useQuery(callQuery(['imports', 'list'], listImports))
  if (!query.data) return <NotLoaded query={query} />
  const { imports } = query.data
  if (imports.length === 0) return null
  return (
    <TitledCard title={t('past')}>
      <ul className="list">
        {imports.map((one) => (
          <li key={one.id}>
            <Link to={`/app/import/${one.id}?kind=${one.kind}`}>{one.fileName}</Link>
            <span className="muted block">
              {t(`kinds.${one.kind}`)} · {t(`states.${one.state}`)} · {one.landingName} ·{' '}
              {format.dateTime(new Date(one.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
            <span className="muted block">{t('counted', one.counts)}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
