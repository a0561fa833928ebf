import type { Section } from './sections.ts'
import type { OwnPage, SiteDocument } from './site-document.ts'

/**
 * The parts of a document that are changed, compared and undone by themselves, by their keys: each field of look,
 * languages, contact, search and legal as `look.primary`, then `section:<id>` and `page:<id>`, and the orders of both as
 * `sections` and `pages`.
 */
export type SiteParts = ReadonlyMap<string, unknown>

/** A part before and after a change; undefined where it is not in that document. */
export interface PartChange {
  readonly part: string
  readonly before: unknown
  readonly after: unknown
}

/** The parts that are groups of fields. */
export const GROUPS = ['look', 'languages', 'contact', 'search', 'legal'] as const

export function partsOf(document: SiteDocument): SiteParts {
  const { sections, pages } = document
  return new Map<string, unknown>([
    ...GROUPS.flatMap((group) =>
      Object.entries(document[group]).map(([field, value]) => [`${group}.${field}`, value] as const),
    ),
    ['sections', sections.map(({ id }) => id)],
    ...sections.map((section) => [`section:${section.id}`, section] as const),
    ['pages', pages.map(({ id }) => id)],
    ...pages.map((page) => [`page:${page.id}`, page] as const),
  ])
}

/** What is different in the second document, in the order of its parts. */
export function changedParts(from: SiteDocument, to: SiteDocument): readonly PartChange[] {
  const [before, after] = [partsOf(from), partsOf(to)]
  const keys = new Set([...after.keys(), ...before.keys()])
  return [...keys]
    .map((part) => ({ part, before: before.get(part), after: after.get(part) }))
    .filter((change) => !isSame(change.before, change.after))
}

/** The document with these parts as they are after the changes. */
export function withChanges(document: SiteDocument, changes: readonly PartChange[]): SiteDocument {
  const parts = new Map(partsOf(document))
  for (const { part, after } of changes) {
    if (after === undefined) parts.delete(part)
    else parts.set(part, after)
  }
  return documentOf(document, parts)
}

/** The changes that take these back. */
export const undone = (changes: readonly PartChange[]): readonly PartChange[] =>
  changes.map(({ part, before, after }) => ({ part, before: after, after: before }))

/** The parts that both of two series of changes concern, and make different. */
export const conflictsBetween = (
  mine: readonly PartChange[],
  theirs: readonly PartChange[],
): readonly string[] => {
  const others = new Map(theirs.map((change) => [change.part, change.after]))
  return mine
    .filter(({ part, after }) => others.has(part) && !isSame(others.get(part), after))
    .map(({ part }) => part)
}

function documentOf(document: SiteDocument, parts: SiteParts): SiteDocument {
  const list = <Item extends Section | OwnPage>(order: string, kind: string) => {
    const ids = (parts.get(order) as readonly string[] | undefined) ?? []
    const prefix = `${kind}:`
    const known = new Set(ids)
    // What an order does not name comes last: it was added while the order was changed.
    const unnamed = [...parts.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .filter((id) => !known.has(id))
    return [...ids, ...unnamed].flatMap((id) => {
      const item = parts.get(prefix + id) as Item | undefined
      return item ? [item] : []
    })
  }
  const group = <Key extends (typeof GROUPS)[number]>(key: Key) =>
    Object.fromEntries(
      Object.keys(document[key]).map((field) => [field, parts.get(`${key}.${field}`)]),
    ) as unknown as SiteDocument[Key]
  return {
    schema: document.schema,
    look: group('look'),
    languages: group('languages'),
    sections: list<Section>('sections', 'section'),
    contact: group('contact'),
    legal: group('legal'),
    pages: list<OwnPage>('pages', 'page'),
    search: group('search'),
  }
}

/** Whether two values are the same as JSON, in whatever order their fields are: the database sorts them. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every((key) => isSame(one[key as keyof typeof one], other[key as keyof typeof other]))
  )
}
