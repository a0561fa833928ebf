import type { HexColour } from '../landings/colours.ts'
import type { Robots } from '../landings/robots.ts'
import { NO_RICH_TEXT, type RichTexts } from './rich-text.ts'
import { newSection, type PartId, type Section, type SectionKind } from './sections.ts'
import { NO_TEXT, otherLanguage, type SiteLanguage, type Texts } from './texts.ts'

/** The version of this form of the document; a migration of the database brings stored ones to it. */
export const SITE_SCHEMA = 2

/** What sets a site's radius, spacing, type scale, hero and cards; never its colours. The first is the usual one. */
export const TEMPLATES = ['classic', 'coast', 'city', 'summit', 'studio'] as const
export type Template = (typeof TEMPLATES)[number]

/** How a publication came about: as a draft that was published at once or at a scheduled time, or as an edit of what is live. */
export const PUBLICATION_KINDS = ['published', 'scheduled', 'edited'] as const
export type PublicationKind = (typeof PUBLICATION_KINDS)[number]

/** What the operator says on a landing's site: edited as a draft, and published as a whole. */
export interface SiteDocument {
  readonly schema: typeof SITE_SCHEMA
  readonly look: Look
  readonly languages: Languages
  readonly sections: readonly Section[]
  readonly contact: Contact
  readonly legal: Legal
  readonly pages: readonly OwnPage[]
  readonly search: SearchWords
}

export interface Look {
  readonly template: Template
  /** The path of the stored logo. */
  readonly logo: string
  readonly primary: HexColour
  readonly secondary: HexColour
}

export interface Languages {
  readonly default: SiteLanguage
  /** Whether visitors are offered the other language too. */
  readonly both: boolean
}

/** How visitors reach the operator; empty where they can't. */
export interface Contact {
  readonly phone: string
  readonly email: string
  /** A number with its country code. */
  readonly whatsapp: string
  readonly address: string
}

/** Pages that bookings are made under; empty ones have no page and are not agreed to. */
export interface Legal {
  readonly terms: RichTexts
  readonly privacy: RichTexts
  /** Which of them are starting texts that nobody has read yet. */
  readonly unread: readonly ('terms' | 'privacy')[]
}

/** A page of the operator's own at `/{landing}/{slug}`. */
export interface OwnPage {
  readonly id: PartId
  readonly slug: string
  readonly title: Texts
  readonly body: RichTexts
  readonly inMenu: boolean
}

/** What search engines and link previews are told; a text that is not written and null stand for the page's own. */
export interface SearchWords {
  readonly title: Texts
  readonly description: Texts
  readonly keywords: Texts
  readonly socialTitle: Texts
  readonly socialDescription: Texts
  /** Paths of stored files. */
  readonly socialPicture: string | null
  readonly favicon: string | null
  readonly robots: Robots | null
  readonly canonical: string | null
}

export const NO_SEARCH_WORDS: SearchWords = {
  title: NO_TEXT,
  description: NO_TEXT,
  keywords: NO_TEXT,
  socialTitle: NO_TEXT,
  socialDescription: NO_TEXT,
  socialPicture: null,
  favicon: null,
  robots: null,
  canonical: null,
}

/** The sections of a landing that nobody has edited, in their order. */
const FIRST_SECTIONS = ['hero', 'fleet', 'places', 'how-it-works'] as const satisfies SectionKind[]

/** The languages that visitors are offered, the main one first. */
export const languagesOf = ({
  default: main,
  both,
}: Languages): readonly [SiteLanguage, ...SiteLanguage[]] => (both ? [main, otherLanguage(main)] : [main])

/** The document of a landing of which only look and language are known: every text is the usual one. */
export const plainDocument = (
  look: Omit<Look, 'template'>,
  language: SiteLanguage,
  search: SearchWords = NO_SEARCH_WORDS,
): SiteDocument => ({
  schema: SITE_SCHEMA,
  look: { template: 'classic', ...look },
  languages: { default: language, both: false },
  sections: FIRST_SECTIONS.map((kind) => newSection(kind, kind as string as PartId)),
  contact: { phone: '', email: '', whatsapp: '', address: '' },
  legal: { terms: NO_RICH_TEXT, privacy: NO_RICH_TEXT, unread: [] },
  pages: [],
  search,
})

/** A new page of the operator's own. */
export const newPage = (id: PartId, slug: string): OwnPage => ({
  id,
  slug,
  title: NO_TEXT,
  body: NO_RICH_TEXT,
  inMenu: true,
})
