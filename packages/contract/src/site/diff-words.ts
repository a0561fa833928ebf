import type { VehicleId } from '@nelly/domain/ids'
import { type FieldValue, fieldsOf, isInBoth, isRich } from '@nelly/domain/site/fields'
import { changedParts, isSame } from '@nelly/domain/site/parts'
import type { RichText, Span } from '@nelly/domain/site/rich-text'
import type { Section } from '@nelly/domain/site/sections'
import type { OwnPage, SiteDocument } from '@nelly/domain/site/site-document'
import { SITE_LANGUAGES, type Texts, textIn } from '@nelly/domain/site/texts'
import type { Words } from '../refusal-words.ts'
import type { Language } from '../wire.ts'
import { SECTION_WORDS, TEMPLATE_WORDS, VARIANT_WORDS } from './section-words.ts'

/** What is in a field: words, where a text is the same in both languages of the reader, or pictures by their paths. */
export type FieldContent = Words | { readonly pictures: readonly string[] }

/** A field that is different; null where there is nothing. */
export interface SiteChange {
  readonly label: Words
  readonly before: FieldContent | null
  readonly after: FieldContent | null
}

/** What is different in a section, a page, or another group of fields. */
export interface SiteChanges {
  /** `section:<id>`, `page:<id>`, `sections` and `pages` for their orders, else the name of the group, such as `look`. */
  readonly part: string
  readonly title: Words
  readonly changes: readonly SiteChange[]
}

/** The name of a vehicle; undefined for one that is gone. */
type VehicleName = (id: VehicleId) => string | undefined

const GROUPS: Readonly<Record<string, Words>> = {
  look: { es: 'Apariencia', en: 'Look' },
  languages: { es: 'Idiomas', en: 'Languages' },
  contact: { es: 'Datos de contacto', en: 'Contact details' },
  search: { es: 'Buscadores y redes', en: 'Search engines and previews' },
  legal: { es: 'Condiciones y privacidad', en: 'Terms and privacy' },
}

const ORDER_OF_SECTIONS: Words = { es: 'Orden de las secciones', en: 'Order of the sections' }
const ORDER_OF_PAGES: Words = { es: 'Orden de las páginas', en: 'Order of the pages' }
const SECTION: Words = { es: 'Sección', en: 'Section' }
const PAGE: Words = { es: 'Página', en: 'Page' }

/** The lists with entries: what one is called, and their order. */
const LISTS: Readonly<Record<string, { readonly one: Words; readonly order: Words }>> = {
  pictures: {
    one: { es: 'imagen', en: 'picture' },
    order: { es: 'Orden de las imágenes', en: 'Order of the pictures' },
  },
  points: {
    one: { es: 'punto', en: 'point' },
    order: { es: 'Orden de los puntos', en: 'Order of the points' },
  },
  steps: { one: { es: 'paso', en: 'step' }, order: { es: 'Orden de los pasos', en: 'Order of the steps' } },
  quotations: {
    one: { es: 'cita', en: 'quotation' },
    order: { es: 'Orden de las citas', en: 'Order of the quotations' },
  },
  entries: {
    one: { es: 'pregunta', en: 'question' },
    order: { es: 'Orden de las preguntas', en: 'Order of the questions' },
  },
}

const FIELDS: Readonly<Record<string, Words>> = {
  template: { es: 'plantilla', en: 'template' },
  logo: { es: 'logo', en: 'logo' },
  primary: { es: 'color principal', en: 'primary colour' },
  secondary: { es: 'color secundario', en: 'secondary colour' },
  default: { es: 'idioma principal', en: 'main language' },
  both: { es: 'ofrecer ambos idiomas', en: 'offer both languages' },
  phone: { es: 'teléfono', en: 'phone' },
  email: { es: 'correo', en: 'e-mail' },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  address: { es: 'dirección', en: 'address' },
  terms: { es: 'condiciones', en: 'terms' },
  privacy: { es: 'privacidad', en: 'privacy' },
  shown: { es: 'se muestra', en: 'shown' },
  variant: { es: 'presentación', en: 'layout' },
  headline: { es: 'titular', en: 'headline' },
  title: { es: 'título', en: 'title' },
  lead: { es: 'introducción', en: 'introduction' },
  body: { es: 'texto', en: 'text' },
  text: { es: 'texto', en: 'text' },
  picture: { es: 'imagen', en: 'picture' },
  alt: { es: 'descripción', en: 'description' },
  x: { es: 'punto de interés horizontal', en: 'horizontal focal point' },
  y: { es: 'punto de interés vertical', en: 'vertical focal point' },
  count: { es: 'cuántos vehículos', en: 'how many vehicles' },
  order: { es: 'orden', en: 'order' },
  vehicles: { es: 'vehículos elegidos', en: 'chosen vehicles' },
  icon: { es: 'icono', en: 'icon' },
  author: { es: 'autor', en: 'author' },
  source: { es: 'fuente', en: 'source' },
  year: { es: 'año', en: 'year' },
  question: { es: 'enunciado', en: 'wording' },
  answer: { es: 'respuesta', en: 'answer' },
  link: { es: 'enlace', en: 'link' },
  label: { es: 'texto del botón', en: 'words of the button' },
  href: { es: 'destino', en: 'where it leads' },
  firstDay: { es: 'primer día', en: 'first day' },
  lastDay: { es: 'último día', en: 'last day' },
  slug: { es: 'dirección', en: 'address' },
  inMenu: { es: 'en el menú', en: 'in the menu' },
  description: { es: 'descripción', en: 'description' },
  keywords: { es: 'palabras clave', en: 'keywords' },
  socialTitle: { es: 'título al compartir', en: 'title when shared' },
  socialDescription: { es: 'descripción al compartir', en: 'description when shared' },
  socialPicture: { es: 'imagen al compartir', en: 'picture when shared' },
  favicon: { es: 'icono de la pestaña', en: 'icon of the tab' },
  robots: { es: 'permiso a los buscadores', en: 'what search engines may do' },
  canonical: { es: 'dirección canónica', en: 'canonical address' },
}

const ICONS: Readonly<Record<string, Words>> = {
  car: { es: 'carro', en: 'car' },
  check: { es: 'marca', en: 'check mark' },
  clock: { es: 'reloj', en: 'clock' },
  phone: { es: 'teléfono', en: 'phone' },
  pin: { es: 'lugar', en: 'place' },
  shield: { es: 'escudo', en: 'shield' },
  star: { es: 'estrella', en: 'star' },
  wallet: { es: 'cartera', en: 'wallet' },
}

const LANGUAGES: Readonly<Record<Language, Words>> = {
  es: { es: 'español', en: 'Spanish' },
  en: { es: 'inglés', en: 'English' },
}

/** What can be chosen in a field. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  template: TEMPLATE_WORDS,
  default: LANGUAGES,
  variant: VARIANT_WORDS,
  icon: ICONS,
  order: { own: { es: 'el propio', en: 'your own' }, price: { es: 'por precio', en: 'by price' } },
}

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
/** Fields that say nothing to a visitor. */
const UNTOLD: ReadonlySet<string> = new Set(['id', 'kind', 'unread'])

/**
 * What is different in the second document for a reader, by section, page or group of fields, in the order of its parts.
 * That texts were read or are out of date is no difference for visitors, and is not told.
 */
export function siteChanges(
  from: SiteDocument,
  to: SiteDocument,
  vehicleName: VehicleName = () => undefined,
): readonly SiteChanges[] {
  const groups = new Map<string, { before: Record<string, unknown>; after: Record<string, unknown> }>()
  const parts: SiteChanges[] = []
  for (const { part, before, after } of changedParts(from, to)) {
    const [group, field] = part.split('.') as [string, string?]
    if (field !== undefined) {
      const values = groups.get(group) ?? { before: {}, after: {} }
      if (before !== undefined) values.before[field] = before
      if (after !== undefined) values.after[field] = after
      groups.set(group, values)
    } else if (part === 'sections') {
      parts.push(orderOf(part, ORDER_OF_SECTIONS, from.sections, to.sections, sectionName))
    } else if (part === 'pages') {
      parts.push(orderOf(part, ORDER_OF_PAGES, from.pages, to.pages, pageName))
    } else if (part.startsWith('section:')) {
      const [was, is] = [before as Section | undefined, after as Section | undefined]
      const name = (section: Section) => sectionName(section, section === is ? to.sections : from.sections)
      parts.push(itemChanges(part, SECTION, was, is, name, vehicleName))
    } else {
      parts.push(
        itemChanges(
          part,
          PAGE,
          before as OwnPage | undefined,
          after as OwnPage | undefined,
          pageName,
          vehicleName,
        ),
      )
    }
  }
  const grouped = [...groups].map(([part, { before, after }]) => ({
    part,
    title: GROUPS[part] ?? asIs(part),
    changes: fieldChanges(before, after, vehicleName),
  }))
  return [...grouped, ...parts].filter(({ changes }) => changes.length > 0)
}

/** What is different in a section or a page, which may be on one side only. */
function itemChanges<Item extends Section | OwnPage>(
  part: string,
  noun: Words,
  before: Item | undefined,
  after: Item | undefined,
  nameOf: (item: Item) => Words,
  vehicleName: VehicleName,
): SiteChanges {
  const [was, is] = [before && nameOf(before), after && nameOf(after)]
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

interface Told {
  readonly label: Words
  readonly isSetting: boolean
  readonly value: unknown
  readonly content: FieldContent | null
}

function fieldChanges(before: object, after: object, vehicleName: VehicleName): readonly SiteChange[] {
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
    .filter(({ keys }) => !UNTOLD.has(keys.at(-1) ?? ''))
    .flatMap(({ keys, value }): [string, Told][] => {
      const last = keys.at(-1) ?? ''
      const label = labelOf(keys, numbers)
      const isSetting = SETTINGS.has(last)
      if (!isInBoth(value))
        return [
          [keys.join('\n'), { label, isSetting, value, content: plainContent(last, value, vehicleName) }],
        ]
      const texts = isRich(value) ? { es: readable(value.es), en: readable(value.en) } : value
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
  const list = LISTS[first]
  const number = numbers.get(entry)
  const inEntry = list && number !== undefined
  const fields = (inEntry ? rest : keys).flatMap((key) => FIELDS[key] ?? [])
  return mapped((language) => {
    const names = fields.map((words) => words[language])
    return capitalized((inEntry ? [`${list.one[language]} ${number}`, ...names] : names).join(', '))
  })
}

const inLanguage = (label: Words, of: Language): Words =>
  mapped((language) => `${label[language]} (${LANGUAGES[of][language]})`)

/** The label of a text whose words are the same, but not its headings, lists or letters. */
const formatOf = (label: Words): Words => ({ es: `${label.es}, formato`, en: `${label.en}, formatting` })

function plainContent(field: string, value: FieldValue, vehicleName: VehicleName): FieldContent | null {
  if (value === null || value === '') return null
  if (PICTURES.has(field)) return { pictures: [String(value)] }
  if (typeof value === 'boolean') return value ? { es: 'sí', en: 'yes' } : { es: 'no', en: 'no' }
  if (Array.isArray(value)) {
    const names = (value as readonly VehicleId[]).map((id) => vehicleName(id) ?? `#${id}`)
    return names.length > 0 ? asIs(names.join(', ')) : null
  }
  return CHOICES[field]?.[String(value)] ?? asIs(String(value))
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
  Object.entries(LISTS).flatMap(([name, { order }]) => {
    const [was, is] = [entriesOf(before, name), entriesOf(after, name)]
    return moved(was.map(entryKey), is.map(entryKey))
      ? [{ label: order, before: allOf(name, was), after: allOf(name, is) }]
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
  mapped((language) => author ?? textIn(title ?? question ?? { es: '', en: '' }, language)?.text ?? '')

/** The order of sections or pages; without changes where none that is on both sides was moved. */
function orderOf<Item extends { readonly id: string }>(
  part: string,
  title: Words,
  from: readonly Item[],
  to: readonly Item[],
  nameOf: (item: Item, all: readonly Item[]) => Words,
): SiteChanges {
  const names = (items: readonly Item[]) => joined(items.map((item) => nameOf(item, items)))
  const isMoved = moved(
    from.map(({ id }) => id),
    to.map(({ id }) => id),
  )
  return { part, title, changes: isMoved ? [{ label: title, before: names(from), after: names(to) }] : [] }
}

/** Whether those that are in both lists follow one another differently. */
function moved(before: readonly string[], after: readonly string[]): boolean {
  const [was, is] = [new Set(before), new Set(after)]
  return !isSame(
    before.filter((key) => is.has(key)),
    after.filter((key) => was.has(key)),
  )
}

/** The name of its kind, with its title where there are several of that kind. */
function sectionName(section: Section, all: readonly Section[]): Words {
  const isOnly = all.filter(({ kind }) => kind === section.kind).length < 2
  const title = 'title' in section ? section.title : undefined
  return mapped((language) => {
    const kind = SECTION_WORDS[section.kind][language]
    const text = !isOnly && title && textIn(title, language)?.text
    return text ? `${kind}: ${text}` : kind
  })
}

const pageName = ({ title, slug }: OwnPage): Words =>
  mapped((language) => textIn(title, language)?.text ?? slug)

const mapped = (wordsIn: (language: Language) => string): Words => ({ es: wordsIn('es'), en: wordsIn('en') })
const asIs = (text: string): Words => ({ es: text, en: text })
const joined = (names: readonly Words[]): Words =>
  mapped((language) => names.map((name) => name[language]).join(', '))
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
