import { useWords } from '../words/use-words.ts'
import bar from './bar-button.module.css'
import css from './fleet-legend.module.css'

const STATES = ['confirmed', 'under-way', 'over'] as const

/** What the colours of the bars mean. */
export function FleetLegend() {
  const t = useWords('fleet')
  const state = useWords('reservations')
  return (
    <ul className={css.legend} aria-label={t('legend')}>
      {STATES.map((one) => (
        <li key={one}>
          <span className={`${bar.bar} ${css.swatch}`} data-state={one} aria-hidden="true" />
          {state(`states.${one}`)}
        </li>
      ))}
    </ul>
  )
}
