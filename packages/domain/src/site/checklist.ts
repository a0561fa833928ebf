import { fieldsOf, isInBoth, isRich, writtenLanguages } from './fields.ts'
import { isSafeLink, linksIn } from './rich-text.ts'
import type { PartId, Section, SectionKind, SectionNamed } from './sections.ts'
import { languagesOf, type SiteDocument } from './site-document.ts'
import { type LinkedSite, leadsNowhere } from './site-links.ts'
import { otherLanguage, type SiteLanguage } from './texts.ts'

/** What would break the site for its visitors: it is not published with one of them. */
export const SITE_BLOCKERS = [
  'no-vehicle',
  'text-missing',
  'link-unsafe',
  'link-broken',
  'picture-missing',
] as const
/** What would look bad or leave visitors without an answer. */
export const SITE_WARNINGS = [
  'hero-without-photograph',
  'section-empty',
  'days-out-of-order',
  'alt-missing',
  'no-contact',
  'no-terms',
  'no-privacy',
  'text-in-one-language',
  'text-stale',
  'text-unread',
] as const
export type SiteBlocker = (typeof SITE_BLOCKERS)[number]
export type SiteWarning = (typeof SITE_WARNINGS)[number]
export type SitePointCode = SiteBlocker | SiteWarning

/** Where a point is put right: a part of the document, or the landing's vehicles, which are not in it. */
export type SitePointPart =
  | `section:${PartId}`
  | `page:${PartId}`
  | 'look'
  | 'contact'
  | 'legal'
  | 'search'
  | 'vehicles'

/** A point of the checklist. */
export type SitePoint = BlockingPoint | WarningPoint

interface AnyPoint {
  readonly part: SitePointPart
  /** The path of the field in its part, such as `headline.es`; null where it is the whole part. */
  readonly field: string | null
}

export interface BlockingPoint extends AnyPoint {
  readonly kind: 'blocker'
  readonly code: SiteBlocker
}

interface WarningPoint extends AnyPoint {
  readonly kind: 'warning'
  readonly code: SiteWarning
}

export interface SiteFacts extends LinkedSite {
  /** The paths of all stored pictures that the site may show. */
  readonly picturePaths: ReadonlySet<string>
}

/** The texts that have no usual words, by the paths of their fields: without them a visitor would see a gap. */
const REQUIRED: Readonly<Partial<Record<SectionKind | 'page', RegExp>>> = {
  about: /^body$/,
  announcement: /^(text|link\.label)$/,
  questions: /^entries\.\d+\.(question|answer)$/,
  reviews: /^quotations\.\d+\.(text|author)$/,
  'why-us': /^points\.\d+\.title$/,
  'how-it-works': /^steps\.\d+\.title$/,
  page: /^(title|body)$/,
}
const ALT = /(^|\.)alt$/
const PICTURE = /(^|\.)path$|^(logo|favicon|socialPicture)$/
const LINK = /(^|\.)href$/

/**
 * What is to be looked at before a site is published, in the order of its document. Sections that are not shown are left
 * out, and so is the language that visitors are not offered, unless it is read in place of one that they are.
 *
 * Source: rules.md, "The site".
 */
export function siteChecklist(document: SiteDocument, facts: SiteFacts): readonly SitePoint[] {
  const { languages, look, contact, legal, pages, search } = document
  const offered = languagesOf(languages)
  const linkProblem = (link: string) => {
    if (!isSafeLink(link)) return 'link-unsafe'
    return leadsNowhere(link, document, facts) ? 'link-broken' : undefined
  }
  const texted = (part: SitePointPart, content: object, required?: RegExp) =>
    pointsOf(part, content, required, { offered, linkProblem, picturePaths: facts.picturePaths })
  return [
    ...(facts.vehicles.size > 0 ? [] : [blocker('no-vehicle', 'vehicles', null)]),
    ...texted('look', look),
    ...document.sections
      .filter(({ shown }) => shown)
      .flatMap((section) => {
        const part = `section:${section.id}` as const
        return [...texted(part, section, REQUIRED[section.kind]), ...sectionWarnings(section, part)]
      }),
    ...(contact.phone || contact.whatsapp || contact.email
      ? []
      : [warning('no-contact', 'contact', 'phone')]),
    ...(['terms', 'privacy'] as const).flatMap((page) =>
      writtenLanguages(legal[page]).length > 0 ? [] : [warning(`no-${page}`, 'legal', page)],
    ),
    ...texted('legal', legal),
    ...legal.unread.map((page) => warning('text-unread', 'legal', page)),
    ...pages.flatMap((page) => texted(`page:${page.id}`, page, REQUIRED.page)),
    ...texted('search', search),
  ]
}

/** Whether a site with these points may be published. */
export const mayPublishSite = (points: readonly SitePoint[]): boolean =>
  points.every(({ kind }) => kind === 'warning')

const blocker = (code: SiteBlocker, part: SitePointPart, field: string | null): BlockingPoint => ({
  kind: 'blocker',
  code,
  part,
  field,
})
const warning = (code: SiteWarning, part: SitePointPart, field: string | null): WarningPoint => ({
  kind: 'warning',
  code,
  part,
  field,
})

function sectionWarnings(section: Section, part: SitePointPart): readonly SitePoint[] {
  const isBare = section.kind === 'hero' && section.variant !== 'plain' && section.pictures.length === 0
  return [
    ...(isBare ? [warning('hero-without-photograph', part, 'pictures')] : []),
    ...(section.kind === 'gallery' && section.pictures.length === 0
      ? [warning('section-empty', part, 'pictures')]
      : []),
    ...(section.kind === 'why-us' && section.points.length === 0
      ? [warning('section-empty', part, 'points')]
      : []),
    ...(section.kind === 'announcement' && isOutOfOrder(section)
      ? [warning('days-out-of-order', part, 'lastDay')]
      : []),
    ...(section.unread ? [warning('text-unread', part, null)] : []),
  ]
}

/** Whether an announcement ends before it begins, so that nobody ever sees it. */
export const isOutOfOrder = ({
  firstDay,
  lastDay,
}: Pick<SectionNamed<'announcement'>, 'firstDay' | 'lastDay'>): boolean =>
  firstDay !== null && lastDay !== null && lastDay < firstDay

/** What fields are judged by. */
interface Judging extends Pick<SiteFacts, 'picturePaths'> {
  readonly offered: readonly SiteLanguage[]
  /** What is wrong with a link. */
  readonly linkProblem: (link: string) => 'link-unsafe' | 'link-broken' | undefined
}

/** What is wrong with single fields of a part. */
function pointsOf(
  part: SitePointPart,
  content: object,
  required: RegExp | undefined,
  { offered, linkProblem, picturePaths }: Judging,
): readonly SitePoint[] {
  return fieldsOf(content).flatMap(({ keys, value }): readonly SitePoint[] => {
    const path = keys.join('.')
    const isRequired = required?.test(path) ?? false
    if (typeof value === 'string') {
      if (isRequired && value.trim() === '') return [blocker('text-missing', part, path)]
      if (PICTURE.test(path) && !picturePaths.has(value)) return [blocker('picture-missing', part, path)]
      const problem = LINK.test(path) ? linkProblem(value) : undefined
      if (problem) return [blocker(problem, part, path)]
    }
    if (!isInBoth(value)) return []
    const written = writtenLanguages(value)
    if (ALT.test(path) && written.length === 0) return [warning('alt-missing', part, path)]
    return offered.flatMap((language) => {
      const field = `${path}.${language}`
      const problems = isRich(value) ? linksIn(value[language]).map(linkProblem) : []
      const problem = problems.find((one) => one !== undefined)
      return [
        ...(problem ? [blocker(problem, part, field)] : []),
        ...(isRequired && !written.includes(language) ? [blocker('text-missing', part, field)] : []),
        ...(!isRequired && !written.includes(language) && written.includes(otherLanguage(language))
          ? [warning('text-in-one-language', part, field)]
          : []),
        ...(value.stale === language ? [warning('text-stale', part, field)] : []),
      ]
    })
  })
}
