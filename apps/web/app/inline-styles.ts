import { createContext, useContext } from 'react'

/**
 * Collects the inline styles of a page while the server renders it; its content policy is made from them. Nothing is
 * parsed out of the page, so text of an owner or a visitor can't add a style.
 */
export class InlineStyles {
  readonly #own = new Set<string>()
  readonly #hoisted = new Map<string, Set<string>>()

  add(text: string): void {
    this.#own.add(text)
  }

  addHoisted(precedence: string, text: string): void {
    const texts = this.#hoisted.get(precedence) ?? new Set()
    this.#hoisted.set(precedence, texts.add(text))
  }

  /**
   * The text of each `style` element. React merges all hoisted ones of a precedence into one, in order of appearance.
   */
  texts(): string[] {
    return [...this.#own, ...[...this.#hoisted.values()].map((texts) => [...texts].join(''))]
  }
}

const Current = createContext<InlineStyles | undefined>(undefined)

export const InlineStylesProvider = Current.Provider

/** The styles of the page that the server renders; undefined in the browser. */
export const useInlineStyles = (): InlineStyles | undefined => useContext(Current)
