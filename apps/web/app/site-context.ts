import type { PublicSite } from '@nelly/contract/public-site/public-site'
import type { Language } from '@nelly/contract/wire'
import { createContext } from 'react-router'

/** What the server gives every page: the public data, and the origin of canonical addresses. */
export interface SiteContext {
  site: PublicSite
  origin: string
  /** The language that the address names below the landing's; the path that pages read is without it. */
  language: Language | undefined
  /** The secret of the preview link that the page was opened by, in place of a landing's address. */
  preview: string | undefined
}

export const siteContext = createContext<SiteContext>()

/** The nonce of a page's own scripts. */
export const nonceContext = createContext<string>('')

/** Called with errors while a page is loaded or rendered. */
export const faultContext = createContext<(error: unknown) => void>(() => {})
