import type { Figures } from '@nelly/contract/overview/figures'
import { useId } from 'react'
import { useWords } from '../words/use-words.ts'
import place from './figures-place.module.css'
import css from './occupancy-card.module.css'
import { useShare } from './use-share.ts'
import weeks from './weeks-card.module.css'

/** The occupancy of the fleet in the coming days. */
export function OccupancyCard({ occupancy }: Pick<Figures, 'occupancy'>) {
  const t = useWords('figures')
  const id = useId()
  return (
    <section className={place.card} aria-labelledby={id}>
      <h2 className={weeks.title} id={id}>
        {t('occupancy')}
      </h2>
      <div className={css.shares}>
        <Share label={t('nextDays', { days: 7 })} share={occupancy.next7Days} />
        <Share label={t('nextDays', { days: 30 })} share={occupancy.next30Days} />
      </div>
    </section>
  )
}

function Share({ label, share }: { label: string; share: number | null }) {
  const shown = useShare()
  return (
    <div>
      <p className={css.line}>
        <span className={css.label}>{label}</span> <strong className={css.share}>{shown(share)}</strong>
      </p>
      <div className={css.track} aria-hidden="true">
        <div className={css.fill} style={{ width: `${(share ?? 0) * 100}%` }} />
      </div>
    </div>
  )
}
