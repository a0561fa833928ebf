import { singleSpaced } from '../folded.ts'

/** A usual word as it is written in each language, the most usual writing first. Each has one meaning. */
export interface CommonWord {
  readonly es: readonly [string, ...string[]]
  readonly en: readonly [string, ...string[]]
}

/** A word of the list by its Spanish writings and its English ones. */
export const word = (es: CommonWord['es'], en: CommonWord['en']): CommonWord => ({ es, en })

/** The text as words are compared: also without the difference of a straight and a curved apostrophe. */
const compared = (text: string): string => singleSpaced(text).replaceAll('’', "'")

/** Finds what operators typed among usual words. Source: rules.md, "Usual words". */
export function lookup(list: readonly CommonWord[]) {
  const words = new Map(
    list.flatMap((one) => [...one.es, ...one.en].map((written) => [compared(written), one])),
  )
  return {
    /**
     * What was typed, as it is written in a language: in the list's spelling if it is a usual word of that language, in the first writing
     * of the same word if it is one of the other, else as typed.
     */
    wordIn(typed: string, language: keyof CommonWord): string {
      const key = compared(typed)
      const writings = words.get(key)?.[language]
      return writings ? (writings.find((written) => compared(written) === key) ?? writings[0]) : typed
    },
    /** The same for all writings of a word in either language, and for texts that differ in capitals, accents and blanks alone. */
    keyOf(typed: string): string {
      const key = compared(typed)
      return compared(words.get(key)?.es[0] ?? key)
    },
  }
}
