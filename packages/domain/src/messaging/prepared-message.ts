import type { LocalizedText } from '../localized-text.ts'

/** What an operator writes to a customer in a chat. */
export const MESSAGE_KINDS = ['confirmed', 'reminder', 'ready', 'late', 'pay', 'contract', 'review'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Something of every kind. */
export const ofKinds = <Value>(of: (kind: MessageKind) => Value) =>
  Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, of(kind)])) as Record<MessageKind, Value>

/** The texts of all kinds. */
export type MessageTexts = Readonly<Record<MessageKind, LocalizedText>>

/** What texts may name, such as `{name}`. */
const FACTS = [
  ...(['name', 'landing', 'vehicle', 'number', 'pickup', 'pickup_place'] as const),
  ...(['return', 'return_place', 'balance'] as const),
] as const
export type MessagePlaceholder = (typeof FACTS)[number] | 'link'

const LINKED: ReadonlySet<MessageKind> = new Set(['reminder', 'pay', 'contract', 'review'])

/** The placeholders of a kind: a link has only what leads somewhere. */
export const placeholdersOf = (kind: MessageKind): readonly MessagePlaceholder[] =>
  LINKED.has(kind) ? [...FACTS, 'link'] : FACTS

/** What placeholders stand for; null where that is not known. */
export type MessageValues = Readonly<Record<MessagePlaceholder, string | null>>

const PLACEHOLDER = /\{([^{}\n]*)\}/g

/** The first placeholder of a text that its kind does not have, as it is written; undefined where all are known. */
export const unknownPlaceholder = (text: string, kind: MessageKind): string | undefined =>
  [...text.matchAll(PLACEHOLDER)].find(
    ([, name]) => !placeholdersOf(kind).some((known) => known === name),
  )?.[0]

/** A message is shorter than this in its link, where an accent takes six characters and an emoji twelve. */
export const ENCODED_LIMIT = 1500

/** Whether a text is short enough for a link. */
export const fitsInLink = (text: string): boolean =>
  encodeURIComponent(text.toWellFormed()).length < ENCODED_LIMIT

/** A sentence ends with its mark before a blank, or with its line. */
const SENTENCES = /(?<=[.!?…]\s+|\n\s*)(?=\S)/u

/**
 * A text with what its placeholders stand for. Sentences with one that is not known are left out, and then the last ones until it fits
 * in a link.
 *
 * Source: rules.md, "Prepared messages".
 */
export function filledMessage(text: string, values: MessageValues): string {
  const sentences = text
    .trim()
    .split(SENTENCES)
    .map((sentence) => filledSentence(sentence, values))
  let filled = joined(sentences)
  while (!fitsInLink(filled)) {
    sentences.splice(
      sentences.findLastIndex(({ words }) => words !== null),
      1,
    )
    filled = joined(sentences)
  }
  return filled
}

interface Sentence {
  /** Null where it is left out. */
  readonly words: string | null
  /** The blanks or lines behind it. */
  readonly gap: string
}

function filledSentence(sentence: string, values: MessageValues): Sentence {
  const words = sentence.trimEnd()
  const textOf = (name: string) => new Map<string, string | null>(Object.entries(values)).get(name) ?? null
  const isKnown = [...words.matchAll(PLACEHOLDER)].every(([, name = '']) => textOf(name) !== null)
  return {
    words: isKnown ? words.replace(PLACEHOLDER, (_, name: string) => textOf(name) ?? '') : null,
    gap: sentence.slice(words.length),
  }
}

/** Sentences one behind another; where one is left out, lines stay apart. */
function joined(sentences: readonly Sentence[]): string {
  let [whole, between] = ['', '']
  for (const { words, gap } of sentences) {
    if (words === null) between = lines(gap) > lines(between) ? gap : between
    else {
      whole += (whole && between) + words
      between = gap
    }
  }
  return whole
}

const lines = (gap: string): number => gap.split('\n').length
