import { expect, test } from 'vitest'
import { catalogues, partsByArea, wholeCatalogue } from './testing/catalogues.ts'
import { messagesOf } from './testing/messages-of.ts'
import { saidKeysOf } from './testing/said-keys.ts'
import { modulesOf } from './testing/screens.ts'
import { commonSources, type Piece, piecesOf, sources, textsOf } from './testing/sources.ts'

const modulesUnder = (folder: string) =>
  [...sources].filter(([path]) => path.startsWith(`${folder}/`)).map(([, code]) => code)

/** Every string literal in modules, with `*` for parts that are only known at run time. */
const textsIn = (modules: readonly Piece[]) =>
  new Set(
    modules
      .flatMap((code) => [...piecesOf(code)])
      .filter(({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral')
      .flatMap(textsOf),
  )

/** Whether a key is written out in the code, or matches a key with a part that is only known at run time. */
function among(written: ReadonlySet<string>): (key: string) => boolean {
  const open = [...written].filter((text) => /^[\w.*-]*\w[\w.*-]*$/.test(text) && text.includes('*'))
  const patterns = open.map(
    (text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`),
  )
  return (key) => written.has(key) || patterns.some((pattern) => pattern.test(key))
}

test('every message of the owner’s catalogue is used', () => {
  const keys = modulesUnder('owner').map(saidKeysOf)
  const isSaid = among(new Set(keys.flatMap(({ said }) => said)))
  const open = new Set(keys.flatMap((of) => of.open))
  const isNamed = among(textsIn(modulesUnder('owner')))
  const isSaidOfChanges = among(textsIn([...commonSources.values()]))
  const unsaid = messagesOf(wholeCatalogue('owner', 'es'))
    .map(([key]) => key)
    .filter((key) => {
      const [part = '', ...name] = key.split('.')
      // What forms and the words of changes say alike.
      if (part === 'rateLabels' && isSaidOfChanges(name.join('.'))) return false
      return !isSaid(key) && !(open.has(part) && isNamed(name.join('.')))
    })
  expect(unsaid).toEqual([])
})

test('every message of the visitor’s catalogue is used', () => {
  const isSaid = among(textsIn(modulesUnder('visitor')))
  const unsaid = messagesOf(wholeCatalogue('visitor', 'es')).map(([key]) => key)
  expect(unsaid.filter((key) => !isSaid(key))).toEqual([])
})

test('every message that pages, answers and mails share is used', () => {
  const isSaid = among(textsIn([...commonSources.values()]))
  const unsaid = [...catalogues('common', 'es').values()].flatMap((catalogue) =>
    messagesOf(catalogue).map(([key]) => key),
  )
  expect(unsaid.filter((key) => !isSaid(key))).toEqual([])
})

test('the preview of the home page says no words that only other pages load', () => {
  const modules = [...modulesOf(['owner/preview/frame/route.tsx'])].flatMap((path) => sources.get(path) ?? [])
  const isSaid = among(textsIn(modules))
  const [ofHome, ofOthers] = ['home', 'other-pages'].map((area) => {
    const parts = partsByArea('visitor', 'es').get(area) ?? []
    return messagesOf(wholeCatalogue('visitor', 'es')).flatMap(([key]) =>
      parts.includes(key.split('.')[0] ?? '') && isSaid(key) ? [key] : [],
    )
  })
  expect(ofHome).toContain('home.searchTitle')
  expect(ofOthers).toEqual([])
})
