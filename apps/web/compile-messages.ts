import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

interface Catalogue {
  [key: string]: string | Catalogue
}

const compiled = (catalogue: Catalogue): object =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compiled(value),
    ]),
  )

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
    filter: { id: /\/app\/messages\/.*\.json$/ },
    handler: (source) => JSON.stringify(compiled(JSON.parse(source))),
  },
})
