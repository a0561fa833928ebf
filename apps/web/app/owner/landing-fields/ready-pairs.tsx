import { useWords } from '../words/use-words.ts'
import css from './ready-pairs.module.css'

interface Pair {
  primary: string
  secondary: string
}

const PAIRS: readonly Pair[] = [
  { primary: '#0b6e75', secondary: '#f4a261' },
  { primary: '#1d4ed8', secondary: '#facc15' },
  { primary: '#b91c1c', secondary: '#1f2937' },
  { primary: '#15803d', secondary: '#84cc16' },
  { primary: '#6d28d9', secondary: '#f472b6' },
  { primary: '#111827', secondary: '#f59e0b' },
]

/** Ready pairs of matching colours. */
export function ReadyPairs({ chosen, onChoose }: { chosen: Pair; onChoose: (pair: Pair) => void }) {
  const t = useWords('designer')
  return (
    <fieldset className="row">
      <legend>{t('readyPairs')}</legend>
      {PAIRS.map((pair, index) => (
        <button
          key={pair.primary}
          type="button"
          className={css.pair}
          aria-label={t('readyPair', { number: index + 1 })}
          aria-pressed={chosen.primary === pair.primary && chosen.secondary === pair.secondary}
          onClick={() => onChoose(pair)}
        >
          <span style={{ background: pair.primary }} />
          <span style={{ background: pair.secondary }} />
        </button>
      ))}
    </fieldset>
  )
}
