import type { VehicleId } from '@nelly/domain/ids'
import { inLanguages } from '@nelly/domain/languages'
import { type FieldValue, fieldsOf, isInBoth, isRich } from '@nelly/domain/site/fields'
import { type GROUPS, isSame } from '@nelly/domain/site/parts'
import type { RichText, RichTexts, Span } from '@nelly/domain/site/rich-text'
import type { PointIcon, Section, SectionNamed } from '@nelly/domain/site/sections'
import type { OwnPage, SiteDocument, Template } from '@nelly/domain/site/site-document'
import { NO_TEXT, SITE_LANGUAGES, type SiteLanguage, type Texts, textIn } from '@nelly/domain/site/texts'
import en from '../../messages/en/site-changes.json' with { type: 'json' }
import es from '../../messages/es/site-changes.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { translatorsOf, type Words } from '../words/translators.ts'
import { templateWords, variantWords } from './section-words.ts'

/** What is in a field: words, where a text is the same in both languages of the reader, or pictures by their paths. */
export type FieldContent = Words | { readonly pictures: readonly string[] }

/** A field that is different; null where there is nothing. */
export interface SiteChange {
  readonly label: Words
  readonly before: FieldContent | null
  readonly after: FieldContent | null
}

/** The name of a vehicle; undefined for one that is gone. */
export type VehicleName = (id: VehicleId) => string | undefined

const changesIn = translatorsOf({ es, en })

/** The parts of a document that are groups of fields. */
type Group = (typeof GROUPS)[number]
/** The lists of a section whose entries are told by their number. */
type EntryList = keyof typeof es.entries

/** The names of all fields of a part, those of the entries of its lists too. */
type KeyOf<Part> = Part extends string | number | boolean | null | undefined | Texts | RichTexts
  ? never
  : Part extends readonly (infer Entry)[]
    ? KeyOf<Entry>
    : { [Key in keyof Part & string]-?: Key | KeyOf<Part[Key]> }[keyof Part & string]
/** Fields that say nothing to a visitor. */
const UNTOLD = ['id', 'kind', 'unread'] as const
/** Fields that are told by the name of what they are in. */
type Unnamed = (typeof UNTOLD)[number] | EntryList | 'path' | 'focus'
type Field = Exclude<KeyOf<SiteDocument[Group] | Section | OwnPage>, Unnamed>

const isField = (key: string): key is Field => key in es.fields
const isUntold = (key: string): boolean => (UNTOLD as readonly string[]).includes(key)

/** Fields that are told only where they change: with something new or removed they would be noise. */
const SETTINGS: ReadonlySet<string> = new Set([
  'shown',
  'variant',
  'icon',
  'inMenu',
  'count',
  'order',
  'x',
  'y',
])
/** Fields with the path of a picture. */
const PICTURES: ReadonlySet<string> = new Set(['path', 'logo', 'favicon', 'socialPicture'])

interface Told {
  readonly label: Words
  readonly isSetting: boolean
  readonly value: unknown
  readonly content: FieldContent | null
}

/** What is different in the second of two parts for a reader, field by field. */
export function fieldChanges(before: object, after: object, vehicleName: VehicleName): readonly SiteChange[] {
  const [was, is] = [toldFields(before, vehicleName), toldFields(after, vehicleName)]
  const fields = [...new Set([...is.keys(), ...was.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)]
    const told = now ?? old
    if (!told || isSame(old?.value, now?.value)) return []
    if (told.isSetting && !(old && now)) return []
    const change = { label: told.label, before: old?.content ?? null, after: now?.content ?? null }
    if (!change.before && !change.after) return []
    return [isSame(change.before, change.after) ? { ...change, label: formatOf(told.label) } : change]
  })
  return [...fields, ...entryOrders(before, after)]
}

/** Every field by the ids of the entries that it is in: an entry that was moved is compared with itself. */
function toldFields(part: object, vehicleName: VehicleName): ReadonlyMap<string, Told> {
  const numbers = new Map<string, number>()
  const keyOf = (entry: object, index: number) => {
    let key = entryKey(entry)
    // A picture may be in a list twice.
    while (numbers.has(key)) key += '+'
    numbers.set(key, index + 1)
    return key
  }
  const told = fieldsOf(part, keyOf)
    .filter(({ keys }) => !isUntold(keys.at(-1) ?? ''))
    .flatMap(({ keys, value }): [string, Told][] => {
      const last = keys.at(-1) ?? ''
      const label = labelOf(keys, numbers)
      const isSetting = SETTINGS.has(last)
      if (!isInBoth(value))
        return [
          [keys.join('\n'), { label, isSetting, value, content: plainContent(last, value, vehicleName) }],
        ]
      const texts = isRich(value) ? inLanguages((language) => readable(value[language])) : value
      return SITE_LANGUAGES.map((language) => [
        [...keys, language].join('\n'),
        {
          label: inLanguage(label, language),
          isSetting,
          value: value[language],
          content: texts[language] === '' ? null : asIs(texts[language]),
        },
      ])
    })
  return new Map(told)
}

/** The id of an entry, the path of a picture. */
const entryKey = (entry: { id?: string; path?: string }): string => entry.id ?? entry.path ?? ''

/** The words of a field: `Question 2, answer`. A picture's path is told by the name of the picture alone. */
function labelOf(keys: readonly string[], numbers: ReadonlyMap<string, number>): Words {
  const [first = '', entry = '', ...rest] = keys
  const number = isEntryList(first) ? numbers.get(entry) : undefined
  const names = (number === undefined ? keys : rest).filter(isField)
  return inLanguages((language) => {
    const t = changesIn(language)
    const ofEntry = isEntryList(first) && number !== undefined ? [`${t(`entries.${first}`)} ${number}`] : []
    return capitalized([...ofEntry, ...names.map((name) => t(`fields.${name}`))].join(', '))
  })
}

const isEntryList = (key: string): key is EntryList => key in es.entries

const inLanguage = (label: Words, of: Language): Words =>
  inLanguages((language) => `${label[language]} (${changesIn(language)(`languages.${of}`)})`)

/** The label of a text whose words are the same, but not its headings, lists or letters. */
const formatOf = (label: Words): Words =>
  inLanguages((language) => changesIn(language)('format', { label: label[language] }))

function plainContent(field: string, value: FieldValue, vehicleName: VehicleName): FieldContent | null {
  if (value === null || value === '') return null
  if (PICTURES.has(field)) return { pictures: [String(value)] }
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  if (Array.isArray(value)) {
    const names = (value as readonly VehicleId[]).map((id) => vehicleName(id) ?? `#${id}`)
    return names.length > 0 ? asIs(names.join(', ')) : null
  }
  return choiceWords(field, value) ?? asIs(String(value))
}

/** What is chosen in a field, where one of a list is. */
function choiceWords(field: string, value: FieldValue): Words | undefined {
  switch (field) {
    case 'template':
      return inLanguages((language) => templateWords(value as Template, language))
    case 'variant':
      return inLanguages((language) => variantWords(value as Section['variant'], language))
    case 'default':
      return say(`languages.${value as SiteLanguage}`)
    case 'icon':
      return say(`icons.${value as PointIcon}`)
    case 'order':
      return say(`vehicles.${value as SectionNamed<'fleet'>['order']}`)
    default:
      return undefined
  }
}

/** A rich text in plain letters, with where its links lead. */
const readable = (text: RichText): string =>
  text
    .flatMap((block) => (block.kind === 'list' ? block.items.map(lettersOf) : [lettersOf(block.spans)]))
    .join('\n')
    .trim()
const lettersOf = (spans: readonly Span[]): string =>
  spans.map(({ text, link }) => (link === undefined ? text : `${text} <${link}>`)).join('')

/** The lists whose entries were moved. */
const entryOrders = (before: object, after: object): readonly SiteChange[] =>
  Object.keys(es.entries)
    .filter(isEntryList)
    .flatMap((name) => {
      const [was, is] = [entriesOf(before, name), entriesOf(after, name)]
      return moved(was.map(entryKey), is.map(entryKey))
        ? [{ label: say(`orders.${name}`), before: allOf(name, was), after: allOf(name, is) }]
        : []
    })

const allOf = (list: string, entries: readonly NamedEntry[]): FieldContent =>
  list === 'pictures'
    ? { pictures: entries.flatMap(({ path }) => path ?? []) }
    : joined(entries.map(entryName))

interface NamedEntry {
  readonly id?: string
  readonly path?: string
  readonly author?: string
  readonly title?: Texts
  readonly question?: Texts
}
const entriesOf = (part: object, list: string): readonly NamedEntry[] =>
  (part as Readonly<Record<string, readonly NamedEntry[]>>)[list] ?? []

const entryName = ({ author, title, question }: NamedEntry): Words =>
  inLanguages((language) => author ?? textIn(title ?? question ?? NO_TEXT, language)?.text ?? '')

/** Whether those that are in both lists follow one another differently. */
export function moved(before: readonly string[], after: readonly string[]): boolean {
  const [was, is] = [new Set(before), new Set(after)]
  return !isSame(
    before.filter((key) => is.has(key)),
    after.filter((key) => was.has(key)),
  )
}

export const say = (key: Parameters<ReturnType<typeof changesIn>>[0]): Words =>
  inLanguages((language) => changesIn(language)(key))
const asIs = (text: string): Words => inLanguages(() => text)
export const joined = (names: readonly Words[]): Words =>
  inLanguages((language) => names.map((name) => name[language]).join(', '))
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
