import type { Branded } from '../brand.ts'
import type { VehicleId } from '../ids.ts'
import type { CalendarDate } from '../wall-clock.ts'
import { NO_RICH_TEXT, type RichTexts } from './rich-text.ts'
import { NO_TEXT, type Texts } from './texts.ts'

/** What a section, an own page or an entry of a list is known by within its document; never used again. */
export type PartId = Branded<string, 'PartId'>

/** A picture of the site: the path of its stored file, and where its subject is, in percent of width and height. */
export interface SitePicture {
  readonly path: string
  readonly alt: Texts
  readonly focus: { readonly x: number; readonly y: number }
}

/** The variants of every kind of section; the first is the usual one. */
export const SECTION_VARIANTS = {
  hero: ['beside', 'full', 'plain'],
  fleet: ['cards', 'rows'],
  about: ['beside', 'stacked'],
  gallery: ['grid', 'strip'],
  'why-us': ['columns', 'list'],
  requirements: ['list', 'columns'],
  extras: ['cards', 'list'],
  'how-it-works': ['columns', 'timeline'],
  places: ['cards', 'list'],
  reviews: ['cards', 'large'],
  questions: ['list', 'columns'],
  announcement: ['bar', 'card'],
  contact: ['card', 'columns'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type SectionKind = keyof typeof SECTION_VARIANTS
export const SECTION_KINDS = Object.keys(SECTION_VARIANTS) as SectionKind[]

/** The icons that a point of “why us” may have. */
export const POINT_ICONS = ['car', 'check', 'clock', 'phone', 'pin', 'shield', 'star', 'wallet'] as const
export type PointIcon = (typeof POINT_ICONS)[number]

interface Entry {
  readonly id: PartId
}
interface TitledEntry extends Entry {
  readonly title: Texts
  readonly text: Texts
}
export interface Point extends TitledEntry {
  readonly icon: PointIcon
}
/** Somebody's words about the operator; only real ones, with where they can be read. */
export interface Quotation extends Entry {
  readonly text: Texts
  readonly author: string
  readonly source: string
  readonly year: number | null
}
export interface OwnQuestion extends Entry {
  readonly question: Texts
  readonly answer: Texts
}

/** What sections of each kind have besides what all have. Texts that are not written get the usual words of their place. */
interface Contents {
  /** Photographs follow one another; without one, the first vehicle's leads. */
  hero: { readonly headline: Texts; readonly lead: Texts; readonly pictures: readonly SitePicture[] }
  /** `vehicles`: those chosen, in their order; empty: the first `count` by `order`. */
  fleet: {
    readonly title: Texts
    readonly lead: Texts
    readonly count: number
    readonly order: 'own' | 'price'
    readonly vehicles: readonly VehicleId[]
  }
  about: { readonly title: Texts; readonly body: RichTexts; readonly picture: SitePicture | null }
  gallery: { readonly title: Texts; readonly pictures: readonly SitePicture[] }
  'why-us': { readonly title: Texts; readonly points: readonly Point[] }
  /** What the rates' rules require, then the operator's own words. */
  requirements: { readonly title: Texts; readonly body: RichTexts }
  extras: { readonly title: Texts; readonly lead: Texts }
  /** Without steps, the usual three. */
  'how-it-works': { readonly title: Texts; readonly steps: readonly TitledEntry[] }
  places: { readonly title: Texts; readonly lead: Texts }
  reviews: { readonly title: Texts; readonly quotations: readonly Quotation[] }
  /** On the page of questions as well, before the usual ones. */
  questions: { readonly title: Texts; readonly entries: readonly OwnQuestion[] }
  /** Shown from the first to the last day at the rental place; null: without a limit. */
  announcement: {
    readonly text: Texts
    readonly link: { readonly label: Texts; readonly href: string } | null
    readonly firstDay: CalendarDate | null
    readonly lastDay: CalendarDate | null
  }
  contact: { readonly title: Texts; readonly lead: Texts }
}

type SectionOf<Kind extends SectionKind> = {
  readonly id: PartId
  readonly kind: Kind
  readonly shown: boolean
  readonly variant: (typeof SECTION_VARIANTS)[Kind][number]
  /** It has starting texts that the operator has not read yet. */
  readonly unread?: true
} & Contents[Kind]

/** A section of the home page. `SectionNamed<'hero'>` is that of one kind. */
export type Section = { [Kind in SectionKind]: SectionOf<Kind> }[SectionKind]
export type SectionNamed<Kind extends SectionKind> = { [One in Kind]: SectionOf<One> }[Kind]

const TITLE_AND_LEAD = { title: NO_TEXT, lead: NO_TEXT }

/** What is in a new section of each kind. */
const EMPTY: { readonly [Kind in SectionKind]: Contents[Kind] } = {
  hero: { headline: NO_TEXT, lead: NO_TEXT, pictures: [] },
  fleet: { ...TITLE_AND_LEAD, count: 3, order: 'own', vehicles: [] },
  about: { title: NO_TEXT, body: NO_RICH_TEXT, picture: null },
  gallery: { title: NO_TEXT, pictures: [] },
  'why-us': { title: NO_TEXT, points: [] },
  requirements: { title: NO_TEXT, body: NO_RICH_TEXT },
  extras: TITLE_AND_LEAD,
  'how-it-works': { title: NO_TEXT, steps: [] },
  places: TITLE_AND_LEAD,
  reviews: { title: NO_TEXT, quotations: [] },
  questions: { title: NO_TEXT, entries: [] },
  announcement: { text: NO_TEXT, link: null, firstDay: null, lastDay: null },
  contact: TITLE_AND_LEAD,
}

/** A new section, shown, without words of its own. */
export const newSection = <Kind extends SectionKind>(kind: Kind, id: PartId): SectionNamed<Kind> =>
  ({ id, kind, shown: true, variant: SECTION_VARIANTS[kind][0], ...EMPTY[kind] }) as SectionNamed<Kind>
