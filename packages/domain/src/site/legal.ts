import { isWritten } from './rich-text.ts'
import type { Legal } from './site-document.ts'

/** The pages that bookings are made under. */
export const LEGAL_PAGES = ['terms', 'privacy'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Those that say something, in any language. */
export const writtenLegal = (legal: Legal): readonly LegalPage[] =>
  LEGAL_PAGES.filter((page) => isWritten(legal[page].es) || isWritten(legal[page].en))
