import { singleSpaced } from '../folded.ts'
import { CLOSURES } from './closures.ts'
import type { CommonWord } from './common-word.ts'
import { FEATURES } from './features.ts'

/** The usual words of operators in both languages: features of vehicles, and why places are closed. Source: rules.md, "Usual words". */
export const COMMON_WORDS: readonly CommonWord[] = [...FEATURES, ...CLOSURES]

/** The text as words are compared: also without the difference of a straight and a curved apostrophe. */
const compared = (text: string): string => singleSpaced(text).replaceAll('’', "'")

const WORDS = new Map(
  COMMON_WORDS.flatMap((word) => [...word.es, ...word.en].map((written) => [compared(written), word])),
)

/**
 * What an operator typed, as it is written in a language: in the list's spelling if it is a usual word of that language, in the first
 * writing of the same word if it is one of the other, else as typed.
 *
 * Source: rules.md, "Usual words".
 */
export function commonWordIn(typed: string, language: keyof CommonWord): string {
  const key = compared(typed)
  const writings = WORDS.get(key)?.[language]
  return writings ? (writings.find((written) => compared(written) === key) ?? writings[0]) : typed
}

const ABBREVIATIONS = /(?<![\p{L}\p{N}])(?:usb|gps|isofix|abs|led|awd|4wd|dvd|mp3|suv|tv)(?![\p{L}\p{N}])/giu

/**
 * The same of a feature of a vehicle. Features are stored in lower case: usual abbreviations get their capitals back.
 *
 * Source: rules.md, "Usual words".
 */
export const featureIn = (typed: string, language: keyof CommonWord): string =>
  commonWordIn(typed, language).replace(ABBREVIATIONS, (word) => word.toUpperCase())

/** The same for all writings of a word in either language, and for texts that differ in capitals, accents and blanks alone. */
export const commonWordKey = (typed: string): string => {
  const key = compared(typed)
  return compared(WORDS.get(key)?.es[0] ?? key)
}
