import { inLanguages } from '../languages.ts'
import { MAX_RICH_TEXT, MOST_BLOCKS, MOST_ITEMS, MOST_SPANS } from './limits.ts'
import type { InBoth } from './texts.ts'

/** A run of letters of one kind. */
export interface Span {
  readonly text: string
  readonly bold?: true
  readonly italic?: true
  /** Where it leads; see `isSafeLink`. */
  readonly link?: string
}

/** A block of a rich text. Blocks are not nested. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading' | 'subheading'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] }

/** A text with headings, lists, bold, italic and links; never HTML. */
export type RichText = readonly Block[]
export type RichTexts = InBoth<RichText>

export const NO_RICH_TEXT: RichTexts = inLanguages(() => [])

const lettersOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

/** The letters alone, a line for each paragraph, heading and item. */
export const plainText = (text: RichText): string =>
  text
    .flatMap((block) => (block.kind === 'list' ? block.items.map(lettersOf) : [lettersOf(block.spans)]))
    .join('\n')

/** Whether it says anything. */
export const isWritten = (text: RichText): boolean => plainText(text).trim() !== ''

/** Every link in it, in their order. */
export const linksIn = (text: RichText): readonly string[] =>
  text
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans))
    .flatMap(({ link }) => (link === undefined ? [] : [link]))

/** Whether an operator's link may be rendered: a web address, an e-mail, a phone, or a path of the same site. */
export function isSafeLink(link: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(link) || /^#[\w-]+$/.test(link)) return true
  if (/^(mailto|tel):[^\s<>"]+$/i.test(link)) return true
  return /^https?:\/\/[^\s<>"\\@/?#]+([/?#][^\s<>"\\]*)?$/i.test(link)
}

/** Whether a text is as long as a site may have one, or shorter. */
export const isWithinLimits = (text: RichText): boolean =>
  text.length <= MOST_BLOCKS &&
  plainText(text).length <= MAX_RICH_TEXT &&
  text.every((block) =>
    block.kind === 'list'
      ? block.items.length <= MOST_ITEMS && block.items.every((spans) => spans.length <= MOST_SPANS)
      : block.spans.length <= MOST_SPANS,
  )

/** The link that somebody meant who typed this, such as `https://…` of `www.example.com`; undefined where it is none. */
export function typedLink(typed: string): string | undefined {
  const text = typed.trim()
  if (isSafeLink(text)) return text
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  const address = `https://${text}`
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]|$)/i.test(text) && isSafeLink(address) ? address : undefined
}
