import type { SitePoint } from '@nelly/domain/site/checklist'
import type { SiteDocument } from '@nelly/domain/site/site-document'

/** A point of the checklist in words. */
export interface SaidPoint extends Pick<SitePoint, 'kind' | 'part' | 'field'> {
  readonly words: string
}

/** What the server refused of a document, by its fields: their names on the wire, such as `document.sections.0.headline.es`. */
export function refusedPoints(
  { sections, pages }: SiteDocument,
  errors: Readonly<Record<string, readonly string[]>>,
): readonly SaidPoint[] {
  const parts = Object.entries({ section: sections, page: pages }).flatMap(([kind, list]) =>
    list.map(({ id }, index) => [`document.${kind}s.${index}`, `${kind}:${id}`] as const),
  )
  return Object.entries(errors).flatMap(([name, messages]) => {
    const [at, id] = parts.find(([path]) => name === path || name.startsWith(`${path}.`)) ?? []
    const [group = '', ...rest] = name.replace(/^document\./, '').split('.')
    const field = at === undefined ? rest.join('.') : name.slice(at.length + 1)
    const part = (id ?? group) as SaidPoint['part']
    return messages.map((words) => ({ kind: 'blocker' as const, words, part, field: field || null }))
  })
}
