import { changedParts } from '@nelly/domain/site/parts'
import { plainText, type RichText } from '@nelly/domain/site/rich-text'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { SITE_LANGUAGES, type SiteLanguage } from '@nelly/domain/site/texts'

/** One thing that is different between two documents. */
export interface Difference {
  /** Unique among those of a part. */
  readonly key: string
  /** The field, with the list that it is in: `title`, `points.text`, `pictures.focus`; empty for the part itself. */
  readonly field: string
  /** Of a text: its language. */
  readonly language?: SiteLanguage | undefined
  /** Whether `before` and `after` are paths of pictures. */
  readonly isPicture: boolean
  /** How each document says it; empty where it is not there. */
  readonly before: string
  readonly after: string
}

/** What is different in one part: a section, an own page, or a field of the document. */
export interface PartDifference {
  readonly part: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly before: unknown
  readonly after: unknown
  readonly differences: readonly Difference[]
}

/** What is different in the second document, part by part. */
export const partDifferences = (from: SiteDocument, to: SiteDocument): readonly PartDifference[] =>
  changedParts(from, to)
    // The order is different as well where a section or a page was added or removed; that is said by itself.
    .filter(({ part, before, after }) => !isOrder(part) || isMoved(before as string[], after as string[]))
    .map(({ part, before, after }) => ({
      part,
      kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
      before,
      after,
      differences: isOrder(part) ? [] : differencesOf(before, after),
    }))

const isOrder = (part: string): boolean => part === 'sections' || part === 'pages'

/** Whether what is in both lists is in another order. */
function isMoved(before: readonly string[], after: readonly string[]): boolean {
  const common = (list: readonly string[], other: readonly string[]) =>
    list.filter((id) => other.includes(id)).join()
  return common(before, after) !== common(after, before)
}

interface Leaf {
  readonly field: string
  readonly language?: SiteLanguage
  readonly isPicture?: true
  readonly shown: string
  /** What tells two of them apart; formatting and links are not shown. */
  readonly value: string
}

function differencesOf(before: unknown, after: unknown): readonly Difference[] {
  const [old, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)]
    const { field, language, isPicture } = (is ?? was) as Leaf
    if ((was?.value ?? '') === (is?.value ?? '')) return []
    // A picture that is new is said once.
    if (field.endsWith('.focus') && !(was && is)) return []
    return [
      {
        key,
        field,
        language,
        isPicture: isPicture ?? false,
        before: was?.shown ?? '',
        after: is?.shown ?? '',
      },
    ]
  })
}

type Leaves = readonly (readonly [key: string, leaf: Leaf])[]

function leavesOf(value: unknown, key = '', field = ''): Leaves {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return listLeaves(value, key, field)
  if (typeof value !== 'object') {
    const shown = String(value)
    return [[key, { field, shown, value: shown, ...(PICTURES.has(field) && { isPicture: true }) }]]
  }
  if ('es' in value && 'en' in value) return textLeaves(value as Record<SiteLanguage, unknown>, key, field)
  return Object.entries(value)
    .filter(([name]) => !UNSHOWN.has(name))
    .flatMap(([name, inner]) => {
      if (name === 'path') return leavesOf(inner, key, field)
      if (name === 'focus') return leavesOf(JSON.stringify(inner), joined(key, name), joined(field, name))
      return leavesOf(inner, joined(key, name), joined(field, name))
    })
}

/** Fields of identity, which are no content. */
const UNSHOWN = new Set(['id', 'kind'])
/** Fields that are paths of pictures. */
const PICTURES = new Set(['logo', 'picture', 'pictures', 'socialPicture', 'favicon'])

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const textLeaves = (texts: Record<SiteLanguage, unknown>, key: string, field: string): Leaves =>
  SITE_LANGUAGES.map((language) => {
    const text = texts[language] as string | RichText
    const shown = typeof text === 'string' ? text : plainText(text)
    const value = typeof text === 'string' || shown === '' ? shown : JSON.stringify(text)
    return [joined(key, language), { field, language, shown, value }]
  })

function listLeaves(list: readonly unknown[], key: string, field: string): Leaves {
  const keys = list.map((item) => {
    const { id, path } = (item ?? {}) as { id?: string; path?: string }
    return id ?? path
  })
  if (list.length === 0 || keys.includes(undefined)) {
    const shown = list.map(String).join(', ')
    return [[key, { field, shown, value: shown }]]
  }
  const order = joined(field, 'order')
  return [
    ...list.flatMap((item, index) => leavesOf(item, joined(key, String(keys[index])), field)),
    [joined(key, 'order'), { field: order, shown: '', value: keys.join() }],
  ]
}
