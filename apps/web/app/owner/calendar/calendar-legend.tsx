import { IconBan, IconLock, IconPinFilled } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'
import bar from './bar-button.module.css'
import { BAR_LOOKS } from './bar-look.ts'
import { BarSign } from './bar-sign.tsx'
import blockBar from './blocks/block-bar.module.css'
import css from './calendar-legend.module.css'
import { LandingSign, useLandingSigns } from './landings/landing-sign.tsx'
import turnaround from './turnaround-shade.module.css'

/** What the colours and signs of the calendar mean. */
export function CalendarLegend() {
  const t = useWords('calendar')
  return (
    <>
      <LandingsLegend />
      <ul className={css.legend} aria-label={t('legend')}>
        {BAR_LOOKS.map((look) => (
          <li key={look} className="line">
            <span className={`${bar.bar} ${css.swatch}`} data-state={look} aria-hidden="true">
              <BarSign look={look} />
            </span>
            {t(`legends.${look}`)}
          </li>
        ))}
        <li className="line">
          <span className={`${turnaround.shade} ${css.swatch}`} aria-hidden="true" />
          {t('turnaroundLegend')}
        </li>
        <li className="line">
          <span className={`${blockBar.bar} ${css.swatch}`} aria-hidden="true">
            <IconLock size={13} />
          </span>
          {t('blockLegend')}
        </li>
        <li className="line">
          <IconBan size={15} stroke={2.2} aria-hidden="true" />
          {t('doNotRentLegend')}
        </li>
        <li className="line">
          <IconPinFilled size={15} aria-hidden="true" />
          {t('pinnedLegend')}
        </li>
      </ul>
    </>
  )
}

/** Which landing each colour stands for, where there are several. */
function LandingsLegend() {
  const t = useWords('calendar')
  const landings = [...useLandingSigns().values()]
  if (landings.length === 0) return null
  return (
    <ul className={css.legend} aria-label={t('landingsLegend')}>
      {landings.map(({ id, name }) => (
        <li key={id} className="line">
          <LandingSign landing={id} />
          {name}
        </li>
      ))}
    </ul>
  )
}
