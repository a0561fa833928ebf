import { isPhone } from '../customers/phone.ts'
import { isAcriss } from '../units/acriss.ts'
import { isPlate } from '../units/plate.ts'
import { MAX_FEATURE_LENGTH, MAX_FEATURES } from '../vehicles/vehicle-options.ts'
import type { OtherReading, RowRefusalCode } from './reading.ts'
import { type Cell, cellText } from './sheet.ts'

/** What a cell says: its value, why it can't be read, or that it can be read in two ways or is an unknown word. */
export type CellReading<T> =
  | {
      readonly value: T /** How it was read, where it could have meant something else. */
      readonly as?: string
      readonly otherwise?: OtherReading
    }
  | { readonly refusal: RowRefusalCode }
  | { readonly readings: readonly [string, string] }
  | { readonly word: string }

/** What people write into cells of which nothing is known, and a spreadsheet where it found nothing. */
const NOTHING = /^(?:#?n\/?a|n\.a\.?|n\/d|n\.d\.?|null|[-–—_?.]+)$/i
/** Excel's way to keep the zeros before a number: `="00123"`. */
const AS_TEXT = /^="([^"]*)"$/
/** The apostrophes that `platform/spreadsheet` puts before what could be a formula. */
const ESCAPED = /(^|[;\t\n]\s*)'(?=[=+\-@＝＋－＠])/gu
const FORMULA = /^(?:=|#(?:REF|DIV\/0|VALUE|NAME|NUM|NULL)\b)/i
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d+$/i
/** As forms of the product take them. */
const MOST_PHONE = 40
const MOST_EMAIL = 254
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
/** More digits than a spreadsheet keeps of a number. */
const MOST_EXACT = 1e15

/** A cell without what only spreadsheets need; null where nothing is known. */
export function bareCell(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  const text = cell
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, ' ')
    .trim()
    .replace(AS_TEXT, '$1')
    .replace(ESCAPED, '$1')
  return text === '' || NOTHING.test(text) ? null : text
}

/** Text in at most so many letters, on one line or as its lines are. */
export function readText(cell: Cell, most: number, lines = false): CellReading<string> {
  if (typeof cell === 'object') return { refusal: 'date-in-text' }
  const text = lines ? cellText(cell) : cellText(cell).replace(/\s+/g, ' ')
  if (FORMULA.test(text)) return { refusal: 'formula' }
  return [...text].length > most ? { refusal: 'too-long' } : { value: text }
}

/** The number of something, whose digits all count: in capitals. */
export function readMark(cell: Cell, kind: 'plate' | 'mark' | 'acriss', most: number): CellReading<string> {
  const read = readDigits(cell, most)
  if (!('value' in read)) return read
  if (kind === 'plate' && !isPlate(read.value)) return { refusal: 'plate-invalid' }
  if (kind === 'acriss' && !isAcriss(read.value)) return { refusal: 'acriss-invalid' }
  return { value: read.value.toUpperCase() }
}

/** A phone number as it is typed. */
export function readPhone(cell: Cell): CellReading<string> {
  const read = readDigits(cell, MOST_PHONE)
  return 'value' in read && !isPhone(read.value) ? { refusal: 'phone-invalid' } : read
}

/** An e-mail address, also one that a spreadsheet has as a link. */
export function readEmail(cell: Cell): CellReading<string> {
  const read = readText(cell, MOST_EMAIL)
  if (!('value' in read)) return read
  const value = read.value.replace(/^mailto:/i, '')
  return EMAIL.test(value) ? { value } : { refusal: 'email-invalid' }
}

/** Text whose digits all count. */
function readDigits(cell: Cell, most: number): CellReading<string> {
  const read = readText(cell, most)
  if (!('value' in read)) return read
  const isRounded = ROUNDED.test(read.value) || (typeof cell === 'number' && cell >= MOST_EXACT)
  return isRounded ? { refusal: 'digits-lost' } : read
}

/** A list parted by semicolons, lines or bars, else by commas; in small letters, each once. */
export function readFeatures(cell: Cell): CellReading<readonly string[]> {
  if (typeof cell === 'object') return { refusal: 'date-in-text' }
  const text = cellText(cell)
  if (FORMULA.test(text)) return { refusal: 'formula' }
  const parts = text.split(/[;\n|]/.test(text) ? /[;\n|]/ : ',')
  const features = [...new Set(parts.map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase()))].filter(
    Boolean,
  )
  if (features.some((feature) => [...feature].length > MAX_FEATURE_LENGTH)) return { refusal: 'too-long' }
  return features.length > MAX_FEATURES ? { refusal: 'too-many-features' } : { value: features }
}
