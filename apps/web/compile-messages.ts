import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

interface Catalogue {
  [key: string]: string | Catalogue
}

const compiled = (catalogue: Catalogue): object =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === 'string' ? compiledMessage(value) : compiled(value),
    ]),
  )

/** Throws where a message may be empty: the formatter would say its key instead. */
export function compiledMessage(message: string): unknown {
  const parts = compile(message)
  if (mayBeEmpty(parts)) throw new Error(`This message may be empty: ${message}`)
  return parts
}

/** Whether a part of a compiled message, or a list of them, has a choice of branches that leaves nothing. */
function mayBeEmpty(part: unknown): boolean {
  if (!Array.isArray(part)) return part === ''
  const [name, kind, branches] = part
  const isArgument = typeof name === 'string' && (part.length === 1 || typeof kind === 'number')
  if (!isArgument) return part.every(mayBeEmpty)
  return typeof branches === 'object' && Object.values(branches).some(mayBeEmpty)
}

/**
 * Parses the ICU messages of the catalogues when building, so that neither the browser nor the server loads a parser:
 * `use-intl` has a formatter of its own for messages that are compiled.
 */
export const compileMessages = (): Plugin => ({
  name: 'compile-messages',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
    },
  }),
  transform: {
    filter: { id: /\/messages\/.*\.json$/ },
    handler: (source) => JSON.stringify(compiled(JSON.parse(source))),
  },
})
