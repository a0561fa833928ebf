import { expect, test } from 'vitest'
import { messagesOf } from './testing/messages-of.ts'
import { wholeCatalogue } from './testing/owner-catalogues.ts'
import { saidKeysOf } from './testing/said-keys.ts'
import { piecesOf, sources, textsOf } from './testing/sources.ts'
import visitor from './visitor/es.json' with { type: 'json' }

const modulesOf = (side: 'owner' | 'visitor') =>
  [...sources].filter(([path]) => path.startsWith(`${side}/`)).map(([, code]) => code)

/** Every string literal in the code of a side, with `*` for parts that are only known at run time. */
const textsIn = (side: 'owner' | 'visitor') =>
  new Set(
    modulesOf(side)
      .flatMap((code) => [...piecesOf(code)])
      .filter(({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral')
      .flatMap(textsOf),
  )

/** Whether a key is written out in the code, or matches a key with a part that is only known at run time. */
function among(written: ReadonlySet<string>): (key: string) => boolean {
  const open = [...written].filter((text) => /\w/.test(text) && text.includes('*'))
  const patterns = open.map(
    (text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`),
  )
  return (key) => written.has(key) || patterns.some((pattern) => pattern.test(key))
}

test('every message of the owner’s catalogue is used', () => {
  const keys = modulesOf('owner').map(saidKeysOf)
  const isSaid = among(new Set(keys.flatMap(({ said }) => said)))
  const open = new Set(keys.flatMap((of) => of.open))
  const isNamed = among(textsIn('owner'))
  const unsaid = messagesOf(wholeCatalogue('es'))
    .map(([key]) => key)
    .filter((key) => {
      const [part = '', ...name] = key.split('.')
      return !isSaid(key) && !(open.has(part) && isNamed(name.join('.')))
    })
  expect(unsaid).toEqual([])
})

test('every message of the visitor’s catalogue is used', () => {
  const isSaid = among(textsIn('visitor'))
  const unsaid = messagesOf(visitor).map(([key]) => key)
  expect(unsaid.filter((key) => !isSaid(key))).toEqual([])
})
