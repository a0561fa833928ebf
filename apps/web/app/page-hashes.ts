import { createHash } from 'node:crypto'
import type { InlineStyles } from './inline-styles.ts'
import { inlineScripts } from './visitor/inline-script.ts'

let scriptHashes: string | undefined

/**
 * The inline scripts and styles that a visitor's page may use, as sources of a content policy; the server makes the
 * policy from these headers.
 */
export function pageHashes(styles: InlineStyles): Record<string, string> {
  scriptHashes ??= hashesOf(inlineScripts())
  return { 'x-script-hashes': scriptHashes, 'x-style-hashes': hashesOf(styles.texts()) }
}

const hashesOf = (texts: Iterable<string>): string =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
