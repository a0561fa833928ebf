import { isWritten, type RichText, type RichTexts } from './rich-text.ts'
import { type InBoth, SITE_LANGUAGES, type SiteLanguage, type Texts } from './texts.ts'

/** A value of a part: something in both languages, else a plain value or a list of them. */
export type FieldValue = Texts | RichTexts | string | number | boolean | null | readonly (string | number)[]

/** A field of a part by the keys that lead to it, such as `pictures`, `0`, `alt`. */
export interface SiteField {
  readonly keys: readonly string[]
  readonly value: FieldValue
}

/**
 * All fields of a section, a page or another part, in their order. `keyOf` gives what an entry of a list is known by: its
 * place in the list, unless told otherwise.
 */
export function fieldsOf(
  part: object,
  keyOf: (entry: object, index: number) => string = (_, index) => String(index),
): readonly SiteField[] {
  const below = (keys: readonly string[], value: unknown): readonly SiteField[] => {
    if (typeof value !== 'object' || value === null || isInBoth(value) || isPlainList(value))
      return [{ keys, value: value as FieldValue }]
    const children = Array.isArray(value)
      ? value.map((entry: object, index) => [keyOf(entry, index), entry] as const)
      : Object.entries(value)
    return children.flatMap(([key, child]) => below([...keys, key], child))
  }
  return below([], part)
}

export const isInBoth = (value: unknown): value is Texts | RichTexts =>
  typeof value === 'object' && value !== null && SITE_LANGUAGES.every((language) => language in value)

export const isRich = (texts: Texts | RichTexts): texts is RichTexts => typeof texts.es !== 'string'

/** The languages in which it says something. */
export const writtenLanguages = (texts: InBoth<string | RichText>): readonly SiteLanguage[] =>
  SITE_LANGUAGES.filter((language) => {
    const value = texts[language]
    return typeof value === 'string' ? value.trim() !== '' : isWritten(value)
  })

/** A list without objects in it; an empty one has no entries to go into. */
const isPlainList = (value: object): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object')
