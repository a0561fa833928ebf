/** A text in both languages of a landing. */
export interface LocalizedText {
  readonly es: string
  readonly en: string
}
