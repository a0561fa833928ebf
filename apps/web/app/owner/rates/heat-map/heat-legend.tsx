import type { HeatCell } from '@nelly/domain/heat-map/heat-map'
import { type MinorUnits, minorUnits } from '@nelly/domain/money'
import { useWords } from '../../words/use-words.ts'
import { useFormats } from '../fields/use-formats.ts'
import { SHADE_COLOURS } from './draw-heat-map.ts'
import css from './heat.module.css'
import { useRuleWords } from './use-rule-words.ts'

/** What the colours of a map mean, and how many of its rentals each rule refuses. */
export function HeatLegend({ rows }: { rows: readonly (readonly HeatCell[])[] }) {
  const t = useWords('rates')
  const { money } = useFormats()
  const { shortOf } = useRuleWords()
  const { least, most, refused } = summary(rows)
  return (
    <div className={css.legend}>
      {least !== undefined && most !== undefined && (
        <p className="row">
          <span>{t('heat.perDay', { amount: money(least) })}</span>
          <span className={css.shades} aria-hidden="true">
            {SHADE_COLOURS.map((colour) => (
              <span key={colour} style={{ background: colour }} />
            ))}
          </span>
          <span>{t('heat.perDay', { amount: money(most) })}</span>
        </p>
      )}
      {refused.size > 0 && (
        <ul className="row">
          {[...refused].map(([code, count]) => (
            <li key={code} className="line">
              <span className={css.hatched} aria-hidden="true" />
              {t('heat.refused', { rule: shortOf(code), count })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function summary(rows: readonly (readonly HeatCell[])[]) {
  const refused = new Map<Exclude<HeatCell['refused'], null>['code'], number>()
  let least: MinorUnits | undefined
  let most: MinorUnits | undefined
  for (const row of rows) {
    row.forEach((cell, index) => {
      if (cell.total === null) {
        refused.set(cell.refused.code, (refused.get(cell.refused.code) ?? 0) + 1)
        return
      }
      const perDay = minorUnits(Math.round(cell.total / (index + 1)))
      if (least === undefined || perDay < least) least = perDay
      if (most === undefined || perDay > most) most = perDay
    })
  }
  return { least, most, refused }
}
