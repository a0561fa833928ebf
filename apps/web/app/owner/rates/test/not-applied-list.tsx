import type { SkippedRule } from '@nelly/contract/rates/test-call'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useWords } from '../../words/use-words.ts'
import { useFormats } from '../fields/use-formats.ts'
import css from './test.module.css'

/** The seasons, fees and offers that are not part of a price, each with its reason. */
export function NotAppliedList({ list }: { list: readonly SkippedRule[] }) {
  const t = useWords('rates')
  const { text } = useFormats()
  return (
    <TitledCard title={t('test.notApplied')}>
      <ul className={css.notApplied}>
        {list.map(({ name, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name.
          <li key={index}>
            <b>{text(name)}</b>
            <span className={css.reason}>{text(why)}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
