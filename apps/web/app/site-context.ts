import type { PublicSite } from '@nelly/contract/public-site'
import { createContext } from 'react-router'

/** What the server gives every page: what is public, and the origin of canonical addresses. */
export interface SiteContext {
  site: PublicSite
  origin: string
}

export const siteContext = createContext<SiteContext>()

/** The nonce that a page's own scripts carry. */
export const nonceContext = createContext<string>('')

/** Who is told of what goes wrong while a page is loaded or drawn. */
export const faultContext = createContext<(error: unknown) => void>(() => {})
