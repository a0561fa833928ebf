import { newSection, type PartId, type Section, type SectionKind } from '@nelly/domain/site/sections'
import type { SiteDocument } from '@nelly/domain/site/site-document'

type Sections = readonly Section[]

const withSections = (document: SiteDocument, change: (sections: Sections) => Sections): SiteDocument => ({
  ...document,
  sections: change(document.sections),
})

/** A new identifier of a section, an entry or a page. */
export const newPartId = (): PartId => crypto.randomUUID() as PartId

/** The document with a section changed. */
export const withSection = (
  document: SiteDocument,
  id: PartId,
  change: (section: Section) => Section,
): SiteDocument =>
  withSections(document, (sections) =>
    sections.map((section) => (section.id === id ? change(section) : section)),
  )

/** The document with an empty section at its end. */
export const withNewSection = (document: SiteDocument, kind: SectionKind, id: PartId): SiteDocument =>
  withSections(document, (sections) => [...sections, newSection(kind, id)])

/** The document with a section put in at a place, counted from 0. */
export const withSectionAt = (document: SiteDocument, section: Section, index: number): SiteDocument =>
  withSections(document, (sections) => sections.toSpliced(index, 0, section))

export const withoutSection = (document: SiteDocument, id: PartId): SiteDocument =>
  withSections(document, (sections) => sections.filter((section) => section.id !== id))

/** The document with a section moved from one place to another, counted from 0. */
export function withMovedSection(document: SiteDocument, from: number, to: number): SiteDocument {
  const section = document.sections[from]
  if (!section || to < 0 || to >= document.sections.length) return document
  return withSectionAt(withoutSection(document, section.id), section, to)
}

/** The document with a copy of a section after it; the copy and its entries get identifiers of their own. */
export function withCopiedSection(
  document: SiteDocument,
  id: PartId,
  nextId: () => PartId = newPartId,
): SiteDocument {
  const index = document.sections.findIndex((section) => section.id === id)
  const section = document.sections[index]
  return section ? withSectionAt(document, copied(section, nextId), index + 1) : document
}

function copied(section: Section, nextId: () => PartId): Section {
  const entry = <Entry extends { readonly id: PartId }>(one: Entry): Entry => ({ ...one, id: nextId() })
  const copy = entry(section)
  switch (copy.kind) {
    case 'why-us':
      return { ...copy, points: copy.points.map(entry) }
    case 'how-it-works':
      return { ...copy, steps: copy.steps.map(entry) }
    case 'reviews':
      return { ...copy, quotations: copy.quotations.map(entry) }
    case 'questions':
      return { ...copy, entries: copy.entries.map(entry) }
    default:
      return copy
  }
}
