import type { Plugin } from 'vite'

const MODULE = /\/react-router\/dist\/production\/lib\/dom\/server\.js$/
const MAKER = /^function createStaticRouter\([\s\S]*?^\}$/m
const GETTER = /\bget (\w+)\(\) \{\s*(?:return ([\s\S]*?);\s*)?\}(?=,?\s)/g

/**
 * Gives the router that a page is drawn with fields where React Router has getters; what they tell does not change while a
 * page is drawn. V8 makes functions of an object literal's getters anew for each page and lets them grow old at once, and
 * whatever they can reach, which is the whole page, stays in memory until all garbage is collected (decision 0039).
 * Fails the build where React Router makes that router in another way.
 */
export function plainStaticRouter(): Plugin {
  return {
    name: 'plain-static-router',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: MODULE },
      handler: (code) => ({ code: withoutGetters(code), map: null }),
    },
  }
}

/** The module with its router's getters as fields. Throws where there is none. */
export function withoutGetters(code: string): string {
  const maker = MAKER.exec(code)?.[0] ?? ''
  const plain = maker.replace(GETTER, (_, name: string, value = 'undefined') => `${name}: ${value}`)
  if (plain === maker || /\bget \w+\(/.test(plain))
    throw new Error('React Router makes its static router in another way')
  return code.replace(maker, () => plain)
}
