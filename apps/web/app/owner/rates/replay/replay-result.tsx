import { formatMoney, type MinorUnits, minorUnits } from '@nelly/domain/money'
import { replaySummary } from '@nelly/domain/replay/replay-summary'
import { dateOf } from '@nelly/domain/wall-clock'
import { IconHistoryToggle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useWords } from '../../words/use-words.ts'
import { useFormats } from '../fields/use-formats.ts'
import { useRuleWords } from '../heat-map/use-rule-words.ts'
import css from './replay.module.css'
import type { Replay } from './use-replay.ts'

/** What came of a replay: how many would cost more or less, the largest differences, and what would be refused. */
export function ReplayResult({ replay }: { replay: Replay }) {
  const t = useWords('rates')
  const { date, percent } = useFormats()
  const { shortOf } = useRuleWords()
  const { currency } = replay.work.rates
  const money = (minor: MinorUnits) => formatMoney({ minor, currency })
  const difference = (minor: number) => `${minor > 0 ? '+' : ''}${money(minorUnits(minor))}`
  const found = replaySummary(replay.rows)
  if (found.reservations === 0) {
    if (replay.state !== 'done') return null
    return (
      <EmptyState Icon={IconHistoryToggle} title={t('replay.none')}>
        {t('replay.noneHint')}
      </EmptyState>
    )
  }
  return (
    <>
      <TitledCard title={t('replay.summary', { count: found.reservations, dearer: found.dearer })}>
        {found.change !== null && (
          <p className={css.change}>
            {percent(found.change)}{' '}
            <span className="muted">
              {t('replay.sums', { before: money(found.before), after: money(found.after) })}
            </span>
          </p>
        )}
        <ul className="bullets">
          <li>{t('replay.dearer', { count: found.dearer })}</li>
          <li>{t('replay.cheaper', { count: found.cheaper })}</li>
          <li>{t('replay.unchanged', { count: found.unchanged })}</li>
          {found.refused.map(({ rule, count }) => (
            <li key={rule}>
              {t('replay.refused', { count, rule: shortOf(rule as Parameters<typeof shortOf>[0]) })}
            </li>
          ))}
          {found.leftOut.map(({ why, count }) => (
            <li key={why}>{t(`replay.leftOut.${why}`, { count })}</li>
          ))}
        </ul>
      </TitledCard>
      {found.largest.length > 0 && (
        <TitledCard title={t('replay.largest')}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('replay.reservation')}</th>
                <th scope="col">{t('replay.before')}</th>
                <th scope="col">{t('replay.after')}</th>
                <th scope="col">{t('replay.difference')}</th>
              </tr>
            </thead>
            <tbody>
              {found.largest.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <Link to={`/app/reservations/${row.id}`}>{row.reference}</Link>
                    <span className="muted block">
                      {row.vehicle.name} · {date(dateOf(row.period.pickup))}
                    </span>
                  </th>
                  <td data-label={t('replay.before')}>{money(row.before)}</td>
                  <td data-label={t('replay.after')}>{money(row.after)}</td>
                  <td data-label={t('replay.difference')}>
                    <b>{difference(row.after - row.before)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TitledCard>
      )}
    </>
  )
}
