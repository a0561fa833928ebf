import type { ExpiringPaper } from '@nelly/contract/units/units'
import { withPlate } from '@nelly/domain/units/plate'
import { Link } from 'react-router'
import { useFormatter } from 'use-intl'
import { useWords } from '../words/use-words.ts'
import css from './desk.module.css'
import { DeskList } from './desk-list.tsx'

interface ExpiringPapersProps {
  papers: readonly ExpiringPaper[]
  nameLandings: boolean
}

/** The units of which papers have expired or soon do, each with the way to it. */
export function ExpiringPapers({ papers, nameLandings }: ExpiringPapersProps) {
  const t = useWords('desk')
  const units = [...Map.groupBy(papers, ({ vehicleId, number }) => `${vehicleId}-${number}`)]
  return (
    <DeskList title={t('papers')} count={units.length}>
      {units.map(([unit, ofUnit]) => (
        <UnitPapers key={unit} papers={ofUnit} nameLandings={nameLandings} />
      ))}
    </DeskList>
  )
}

function UnitPapers({ papers, nameLandings }: ExpiringPapersProps) {
  const t = useWords('desk')
  const [first] = papers
  if (!first) return null
  const { vehicleId, vehicleName, number, plate, landingName } = first
  return (
    <li className={`box blocks ${css.paper}`}>
      <Link className={css.open} to={`/app/units?unit=${vehicleId}-${number}`}>
        {withPlate(vehicleName, plate ?? t('unit', { unit: number }))}
      </Link>
      {papers.map((paper) => (
        <Expiry key={paper.paper} {...paper} />
      ))}
      {nameLandings && <span className="muted">{landingName}</span>}
    </li>
  )
}

function Expiry({ paper, until, isExpired }: ExpiringPaper) {
  const t = useWords('desk')
  const format = useFormatter()
  const day = format.dateTime(new Date(`${until}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <span className={isExpired ? css.late : 'muted'}>
      {t(isExpired ? 'paperExpired' : 'paperExpires', { paper: t(`paperNames.${paper}`), day })}
    </span>
  )
}
