import { createHash } from 'node:crypto'

/** Whose page it is: visitors' pages are the same for all and allow scripts by hash, owners' by a nonce. */
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

/**
 * The inline scripts and styles that a page may use besides our own files, as sources of a policy: hashes and nonces,
 * separated by spaces.
 */
export interface InlineSources {
  scripts: string
  styles: string
}

/** The `Content-Security-Policy` of a page. */
export const contentPolicy = (kind: PageKind, { scripts, styles }: InlineSources): string =>
  [
    ...SHARED,
    `script-src 'self' ${scripts}`.trimEnd(),
    `style-src 'self' ${styles}`.trimEnd(),
    // The owner's component library sets sizes and colours by `style` attributes, which no nonce covers.
    ...(kind === 'owner' ? ["style-src-attr 'unsafe-inline'"] : []),
  ].join('; ')

/** The source that allows an inline script or style of this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
