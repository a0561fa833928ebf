/** A usual word as it is written in each language, the most usual writing first. Each has one meaning. */
export interface CommonWord {
  readonly es: readonly [string, ...string[]]
  readonly en: readonly [string, ...string[]]
}

/** A word of the list by its Spanish writings and its English ones. */
export const word = (es: CommonWord['es'], en: CommonWord['en']): CommonWord => ({ es, en })
