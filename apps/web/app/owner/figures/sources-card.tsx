import { Box } from '@mantine/core'
import type { Figures } from '@nelly/contract/overview/figures'
import { sourceNameWords } from '@nelly/contract/reservations/source-words'
import { formatMoney } from '@nelly/domain/money'
import { useId } from 'react'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './sources-card.module.css'

/** Where the reservations of the shown weeks came from; nothing where no address said. */
export function SourcesCard({ sources }: Pick<Figures, 'sources'>) {
  const t = useWords('figures')
  const id = useId()
  if (sources.length === 0) return null
  return (
    <Box component="section" className={css.card} mt={24} aria-labelledby={id}>
      <h2 id={id}>{t('sources')}</h2>
      <ul>
        {sources.map(({ name, reservations, booked }) => (
          <li key={name} className={css.source}>
            <span className={css.name}>
              {name === null ? t('noSource') : sourceNameWords(name, storedLanguage())}
            </span>
            <span className="muted">{t('fromSource', { count: reservations })}</span>
            <strong className={css.booked}>
              {booked
                .filter(({ minor }, index) => minor !== 0 || index === 0)
                .map(formatMoney)
                .join(' + ')}
            </strong>
          </li>
        ))}
      </ul>
    </Box>
  )
}
