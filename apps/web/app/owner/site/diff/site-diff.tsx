import type { SiteDocument } from '@nelly/domain/site/site-document'
import { useMemo } from 'react'
import css from './diff.module.css'
import { DifferenceLines } from './difference-lines.tsx'
import { partDifferences } from './differences.ts'
import { usePartName } from './use-part-name.ts'

/** What a document changes of another one, by section. */
export function SiteDiff({ from, to }: { from: SiteDocument; to: SiteDocument }) {
  const nameOf = usePartName()
  const parts = useMemo(() => partDifferences(from, to), [from, to])
  return (
    <ul className={css.parts}>
      {parts.map((difference) => (
        <li key={difference.part}>
          <h3 className={css.part}>{nameOf(difference.part, [to, from])}</h3>
          <DifferenceLines of={difference} />
        </li>
      ))}
    </ul>
  )
}
