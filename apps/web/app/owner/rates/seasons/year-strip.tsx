import { dayNumber } from '@nelly/domain/rates/season-of-day'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { deviceToday } from '../../dates/device-today.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import { daysOf, monthsOf, runsOf, type SeasonRun } from './season-days.ts'
import css from './seasons.module.css'
import { tintOf } from './tints.ts'

/** From how many days on a part of the calendar has room for its season's name. */
const ROOM_FOR_NAME = 5
/** How many runs of a season are listed; a weekend has a hundred. */
const MOST_LISTED = 6

/** A year with the season that wins each day, by colour and by name, and the same as a list. */
export function YearStrip() {
  const t = useWords('rates')
  const { rates, compiled } = useRates()
  const { text, month } = useFormats()
  const [year, setYear] = useState(() => Number(deviceToday().slice(0, 4)))
  const { seasons } = rates
  const seasonOn = (day: CalendarDate) => compiled.seasonOf(dayNumber(day))
  const months = monthsOf(year).map((days) => runsOf(days, seasonOn))
  const colourOf = (id: string | null) =>
    id === null ? undefined : tintOf(seasons.findIndex((one) => one.id === id))
  const nameOf = (id: string | null) => {
    const season = seasons.find((one) => one.id === id)
    return season ? text(season.name) : t('matrix.base')
  }
  return (
    <TitledCard
      title={t('year.title', { year: String(year) })}
      tools={
        <>
          <IconButton label={t('year.before')} Icon={IconChevronLeft} onClick={() => setYear(year - 1)} />
          <IconButton label={t('year.after')} Icon={IconChevronRight} onClick={() => setYear(year + 1)} />
        </>
      }
    >
      <div className={css.strip} aria-hidden="true">
        {months.map((runs, index) => (
          <div key={runs[0]?.from} className="line">
            <span className={css.monthName}>{month(index + 1)}</span>
            <span className={css.days}>
              {runs.map((run) => (
                <span
                  key={run.from}
                  className={css.run}
                  style={{ flexGrow: run.days, background: colourOf(run.season) }}
                  title={nameOf(run.season)}
                >
                  {run.season !== null && run.days >= ROOM_FOR_NAME ? nameOf(run.season) : ''}
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
      <YearList runs={runsOf(daysOf(year), seasonOn)} colourOf={colourOf} nameOf={nameOf} />
    </TitledCard>
  )
}

interface YearListProps {
  runs: readonly SeasonRun[]
  colourOf: (season: string | null) => string | undefined
  nameOf: (season: string | null) => string
}

/** The days that each season wins in a year, in words. */
function YearList({ runs, colourOf, nameOf }: YearListProps) {
  const t = useWords('rates')
  const { seasons } = useRates().rates
  const { day, list } = useFormats()
  const shown = ({ from, to }: SeasonRun) =>
    from === to ? day(from) : t('season.range', { from: day(from), to: day(to) })
  return (
    <ul className="list">
      {[...seasons.map(({ id }) => id), null].map((id) => {
        const won = runs.filter(({ season }) => season === id)
        const days = won.reduce((total, run) => total + run.days, 0)
        const when =
          id === null || won.length > MOST_LISTED || won.length === 0 ? undefined : list(won.map(shown))
        return (
          <li key={id ?? ''}>
            <span className={css.swatch} style={{ background: colourOf(id) }} aria-hidden="true" />
            <b>{nameOf(id)}</b>: {days === 0 && id !== null ? t('year.never') : t('year.days', { days })}
            {when && ` · ${when}`}
          </li>
        )
      })}
    </ul>
  )
}
