import { sectionWords } from '@nelly/contract/site/section-words'
import { filledText } from '@nelly/domain/site/placeholders'
import type { Section } from '@nelly/domain/site/sections'
import { type Texts, textIn } from '@nelly/domain/site/texts'
import { placeholderFacts } from '../../preview/placeholder-facts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'

/** Names a section by its kind, and by what it says first where the operator wrote that. */
export function useSectionName(): (section: Section) => string {
  const t = useWords('site')
  const titleOf = useSectionTitle()
  return (section) => {
    const kind = sectionWords(section.kind, storedLanguage())
    const title = titleOf(section)
    return title ? t('list.named', { kind, title }) : kind
  }
}

/** Reads what a section says first, as visitors read it; empty where that is the usual words of its place. */
export function useSectionTitle(): (section: Section) => string {
  const { landing } = useSite()
  const facts = placeholderFacts(landing.displayName, landing.vehicles, landing.places)
  return (section) => {
    const language = storedLanguage()
    return filledText(textIn(firstTextOf(section), language)?.text ?? '', facts, language)
  }
}

const firstTextOf = (section: Section): Texts => {
  if (section.kind === 'hero') return section.headline
  return section.kind === 'announcement' ? section.text : section.title
}
