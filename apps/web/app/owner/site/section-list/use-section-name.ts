import { SECTION_WORDS } from '@nelly/contract/site/section-words'
import { filledText } from '@nelly/domain/site/placeholders'
import type { Section } from '@nelly/domain/site/sections'
import { placeholderFacts } from '../../preview/placeholder-facts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import { titleOf } from './section-title.ts'

/** Names a section by its kind, and by what it says first where the operator wrote that. */
export function useSectionName(): (section: Section) => string {
  const say = useWords('site')
  const { landing } = useSite()
  const facts = placeholderFacts(landing.displayName, landing.vehicles, landing.places)
  return (section) => {
    const language = storedLanguage()
    const kind = SECTION_WORDS[section.kind][language]
    const title = filledText(titleOf(section, language), facts, language)
    return title ? say('list.named', { kind, title }) : kind
  }
}
