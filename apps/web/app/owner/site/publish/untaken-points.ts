import type { SiteDocument } from '@nelly/domain/site/site-document'
import type { SaidPoint } from './refused-points.ts'

/** The fields that do not take what was typed into them, by their anchors, such as `section:news.link.href`. */
export const untakenPoints = (
  { sections, pages }: SiteDocument,
  untaken: ReadonlyMap<string, string>,
  words: string,
): readonly SaidPoint[] =>
  [...untaken.keys()].flatMap((anchor) => {
    const [part = '', ...field] = anchor.split('.')
    const [list, id] = part.split(':')
    const isGone = id !== undefined && !(list === 'page' ? pages : sections).some((one) => one.id === id)
    if (isGone) return []
    return [{ kind: 'warning', words, part: part as SaidPoint['part'], field: field.join('.') }]
  })
