import type { Language } from '@nelly/contract/wire'
import type { HexColour } from '@nelly/domain/landings/colours'
import type { LogoGround } from '@nelly/domain/landings/logo-ground'

/** The contents of a mail, before it is written as HTML and as plain text. */
export interface Letter {
  language: Language
  /** Its header. `logo` is an absolute address; undefined where nobody could load it. */
  sender: { name: string; logo: { url: string; ground: LogoGround } | undefined; colour: HexColour }
  heading: string
  lead: string
  blocks: Block[]
  /** Small print. */
  footer: string[]
}

/** A block of a letter. */
export type Block =
  | { kind: 'facts'; title: string; facts: Fact[]; note?: string }
  | { kind: 'amounts'; title: string; lines: Amount[]; total: Total; after?: Amount[]; note?: string }
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'action'; label: string; url: string; hint: string }
  | { kind: 'reach'; title: string; lines: string[]; facts: Fact[] }

/** Labels and values, a line each. */
export interface Fact {
  label: string
  lines: string[]
}

interface Amount {
  label: string
  amount: string
}

/** A total, and in smaller print what it comes to otherwise. */
interface Total extends Amount {
  hint?: string | undefined
}
