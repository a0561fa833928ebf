import type { SECTION_VARIANTS, SectionKind } from '@nelly/domain/site/sections'
import type { Template } from '@nelly/domain/site/site-document'
import en from '../../messages/en/sections.json' with { type: 'json' }
import es from '../../messages/es/sections.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { translatorsOf } from '../words/translators.ts'

const sectionsIn = translatorsOf({ es, en })

/** What sections of a kind are called. */
export const sectionWords = (kind: SectionKind, language: Language): string =>
  sectionsIn(language)(`kinds.${kind}`)

/** What a variant of sections is called. */
export const variantWords = (
  variant: (typeof SECTION_VARIANTS)[SectionKind][number],
  language: Language,
): string => sectionsIn(language)(`variants.${variant}`)

export const templateWords = (template: Template, language: Language): string =>
  sectionsIn(language)(`templates.${template}`)
