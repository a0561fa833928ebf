import type { Language } from '../wire.ts'
import { reservationsIn } from '../words/reservations.ts'

const THINGS = ['licence', 'document', 'card', 'reference'] as const

/** What a customer brings to the pickup: the same list in mails and on the visitor's pages. */
export const whatToBring = (language: Language): readonly string[] =>
  THINGS.map((thing) => reservationsIn(language)(`bring.${thing}`))
