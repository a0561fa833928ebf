import { inLanguages } from '@nelly/domain/languages'
import { changedParts, GROUPS, type PartChange } from '@nelly/domain/site/parts'
import type { Section } from '@nelly/domain/site/sections'
import type { OwnPage, SiteDocument } from '@nelly/domain/site/site-document'
import { textIn } from '@nelly/domain/site/texts'
import type { Words } from '../words/translators.ts'
import { fieldChanges, joined, moved, type SiteChange, say, type VehicleName } from './field-changes.ts'
import { sectionWords } from './section-words.ts'

/** What is different in a section, a page, or another group of fields. */
export interface SiteChanges {
  /** `section:<id>`, `page:<id>`, `sections` and `pages` for their orders, else the name of the group, such as `look`. */
  readonly part: string
  readonly title: Words
  readonly changes: readonly SiteChange[]
}

/**
 * What is different in the second document for a reader, by section, page or group of fields, in the order of its parts.
 * That texts were read or are out of date is no difference for visitors, and is not told.
 */
export function siteChanges(
  from: SiteDocument,
  to: SiteDocument,
  vehicleName: VehicleName = () => undefined,
): readonly SiteChanges[] {
  const partChanges = ({ part, before, after }: PartChange): SiteChanges => {
    if (part === 'sections') return orderOf(part, from.sections, to.sections, sectionName)
    if (part === 'pages') return orderOf(part, from.pages, to.pages, pageName)
    if (!part.startsWith('section:'))
      return itemChanges(part, 'page', before as PageSide, after as PageSide, pageName, vehicleName)
    const [was, is] = [before as SectionSide, after as SectionSide]
    const name = (section: Section) => sectionName(section, section === is ? to.sections : from.sections)
    return itemChanges(part, 'section', was, is, name, vehicleName)
  }
  return [
    ...GROUPS.map((part) => ({
      part,
      title: say(`groups.${part}`),
      changes: fieldChanges(from[part], to[part], vehicleName),
    })),
    ...changedParts(from, to)
      .filter(({ part }) => !part.includes('.'))
      .map(partChanges),
  ].filter(({ changes }) => changes.length > 0)
}

type SectionSide = Section | undefined
type PageSide = OwnPage | undefined

/** What is different in a section or a page, which may be on one side only. */
function itemChanges<Item extends Section | OwnPage>(
  part: string,
  kind: 'section' | 'page',
  before: Item | undefined,
  after: Item | undefined,
  nameOf: (item: Item) => Words,
  vehicleName: VehicleName,
): SiteChanges {
  const [was, is] = [before && nameOf(before), after && nameOf(after)]
  const noun = say(kind)
  const isOnBothSides = before !== undefined && after !== undefined
  return {
    part,
    title: is ?? was ?? noun,
    changes: [
      ...(isOnBothSides ? [] : [{ label: noun, before: was ?? null, after: is ?? null }]),
      ...fieldChanges(before ?? {}, after ?? {}, vehicleName),
    ],
  }
}

/** The order of sections or pages; without changes where none that is on both sides was moved. */
function orderOf<Item extends { readonly id: string }>(
  part: 'sections' | 'pages',
  from: readonly Item[],
  to: readonly Item[],
  nameOf: (item: Item, all: readonly Item[]) => Words,
): SiteChanges {
  const names = (items: readonly Item[]) => joined(items.map((item) => nameOf(item, items)))
  const title = say(`orders.${part}`)
  const isMoved = moved(
    from.map(({ id }) => id),
    to.map(({ id }) => id),
  )
  return { part, title, changes: isMoved ? [{ label: title, before: names(from), after: names(to) }] : [] }
}

/** The name of its kind, with its title where there are several of that kind. */
function sectionName(section: Section, all: readonly Section[]): Words {
  const isOnly = all.filter(({ kind }) => kind === section.kind).length < 2
  const title = 'title' in section ? section.title : undefined
  return inLanguages((language) => {
    const kind = sectionWords(section.kind, language)
    const text = !isOnly && title && textIn(title, language)?.text
    return text ? `${kind}: ${text}` : kind
  })
}

const pageName = ({ title, slug }: OwnPage): Words =>
  inLanguages((language) => textIn(title, language)?.text ?? slug)
