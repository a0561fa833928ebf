import { SECTION_WORDS } from '@nelly/contract/site/section-words'
import type { Section } from '@nelly/domain/site/sections'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { titleOf } from './section-title.ts'

/** Names a section by its kind, and by what it says first where the operator wrote that. */
export function useSectionName(): (section: Section) => string {
  const say = useWords('site')
  return (section) => {
    const language = storedLanguage()
    const kind = SECTION_WORDS[section.kind][language]
    const title = titleOf(section, language)
    return title ? say('list.named', { kind, title }) : kind
  }
}
