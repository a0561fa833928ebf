import type { Language } from '@nelly/contract/wire'
import { useWords } from '../words/use-words.ts'
import css from './landing-preview.module.css'

/** A sample of the search form that leads a landing's visitors. */
export function PreviewSearch({ language }: { language: Language }) {
  const say = useWords('preview')
  return (
    <div className={css.search}>
      <span className={css.field}>{say(`${language}.pickup`)}</span>
      <span className={css.field}>{say(`${language}.from`)}</span>
      <span className={css.field}>{say(`${language}.to`)}</span>
      <span className={css.button}>{say(`${language}.search`)}</span>
    </div>
  )
}
