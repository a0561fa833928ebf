import { useWords } from '../../words/use-words.ts'
import css from './moves-hint.module.css'

/** Names the words that tell how to work in the calendar. */
export const MOVES_HINT = 'calendar-moves-hint'

/** How to work in the grid, by pointer and by the keyboard. */
export function MovesHint() {
  const t = useWords('moves')
  return (
    <p id={MOVES_HINT} className={css.hint}>
      {t('hint')}
    </p>
  )
}
