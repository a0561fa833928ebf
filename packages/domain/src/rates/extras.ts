/** An extra of a landing, by its code, and how many pieces. */
export interface ChosenExtra {
  readonly code: string
  readonly quantity: number
}

/** How many extras a landing can have. */
export const MAX_EXTRAS = 40

/** Characters of an extra's code. */
export const MAX_EXTRA_CODE = 60
