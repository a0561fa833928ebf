import type { Section } from '@nelly/domain/site/sections'
import { type SiteLanguage, textIn } from '@nelly/domain/site/texts'

/** What a section says first in a language; empty where that is the usual words of its place. */
export function titleOf(section: Section, language: SiteLanguage): string {
  const texts =
    section.kind === 'hero'
      ? section.headline
      : section.kind === 'announcement'
        ? section.text
        : section.title
  return textIn(texts, language)?.text ?? ''
}
