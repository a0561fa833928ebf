import { createHash } from 'node:crypto'

/** Whose page it is: visitors' pages are the same for all and know their scripts by hash, owners' by a nonce. */
export type PageKind = 'owner' | 'visitor'

const SHARED = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
]

/** The `Content-Security-Policy` of a page, given its HTML and the nonce it was drawn with. */
export function contentPolicy(kind: PageKind, html: string, nonce: string): string {
  return [...SHARED, ...(kind === 'owner' ? byNonce(nonce) : byHash(html))].join('; ')
}

/** The owner's component library sets sizes and colours by `style` attributes, which no nonce covers. */
const byNonce = (nonce: string): string[] => [
  `script-src 'self' 'nonce-${nonce}'`,
  `style-src 'self' 'nonce-${nonce}'`,
  "style-src-attr 'unsafe-inline'",
]

const byHash = (html: string): string[] => [
  ["script-src 'self'", ...hashesOf(html, 'script')].join(' '),
  ["style-src 'self'", ...hashesOf(html, 'style')].join(' '),
]

const ATTRIBUTES = String.raw`(?:\s+(?:"[^"]*"|'[^']*'|[^'">])*)?`
const INLINE = {
  script: new RegExp(`<script(${ATTRIBUTES})>([^]*?)</script\\s*>`, 'gi'),
  style: new RegExp(`<style(${ATTRIBUTES})>([^]*?)</style\\s*>`, 'gi'),
}

/** What a `script` element of this type holds is read and never run, so that no policy asks after it. */
const DATA = /\stype\s*=\s*["']?application\/ld\+json/i

/** Of every inline element, once each. Browsers hash the text with its line ends as a single line feed. */
function hashesOf(html: string, element: keyof typeof INLINE): Set<string> {
  const inline = [...html.matchAll(INLINE[element])].filter(
    ([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && !DATA.test(attributes),
  )
  return new Set(inline.map(([, , text = '']) => `'sha256-${sha256(text.replace(/\r\n?/g, '\n'))}'`))
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')
