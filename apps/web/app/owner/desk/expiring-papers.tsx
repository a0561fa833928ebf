import type { ExpiringPaper } from '@nelly/contract/units'
import { withPlate } from '@nelly/domain/units/plate'
import { useId } from 'react'
import { Link } from 'react-router'
import { useFormatter } from 'use-intl'
import { CountBadge } from '../ui/count-badge.tsx'
import { useWords } from '../words/use-words.ts'
import css from './desk.module.css'

interface ExpiringPapersProps {
  papers: readonly ExpiringPaper[]
  nameLandings: boolean
}

/** The papers of units that have expired or soon do, each with the way to its unit. */
export function ExpiringPapers({ papers, nameLandings }: ExpiringPapersProps) {
  const say = useWords('desk')
  const format = useFormatter()
  const id = useId()
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
  if (papers.length === 0) return null
  return (
    <section aria-labelledby={id} className={css.list}>
      <h2 className={css.heading} id={id}>
        {say('papers')} <CountBadge>{papers.length}</CountBadge>
      </h2>
      <ul className={css.cards}>
        {papers.map(({ vehicleId, vehicleName, number, plate, landingName, paper, until, isExpired }) => (
          <li key={`${vehicleId}-${number}-${paper}`} className={css.paper}>
            <Link className={css.open} to={`/app/units?unit=${vehicleId}-${number}`}>
              {withPlate(vehicleName, plate ?? say('unit', { unit: number }))}
            </Link>
            <span className={isExpired ? css.late : css.soft}>
              {say(isExpired ? 'paperExpired' : 'paperExpires', {
                paper: say(`paperNames.${paper}`),
                day: day(until),
              })}
            </span>
            {nameLandings && <span className={css.soft}>{landingName}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
