import type { Language } from '@nelly/contract/wire'
import type { HexColour } from '@nelly/domain/colours'

/** What a mail says, before it is written as HTML and as plain text: both say the same. */
export interface Letter {
  language: Language
  /** Whose it is, at its head. `logo` is an absolute address; none where nobody could load it from. */
  sender: { name: string; logo: string | undefined; colour: HexColour }
  heading: string
  lead: string
  blocks: Block[]
  /** Small print. */
  footer: string[]
}

/** A part of a letter. */
export type Block =
  | { kind: 'facts'; title: string; facts: Fact[]; note?: string }
  | { kind: 'amounts'; title: string; lines: Amount[]; total: Amount; note?: string }
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'action'; label: string; url: string; hint: string }
  | { kind: 'reach'; title: string; lines: string[]; facts: Fact[] }

/** A label and what it is about, a line each. */
export interface Fact {
  label: string
  lines: string[]
}

interface Amount {
  label: string
  amount: string
}
