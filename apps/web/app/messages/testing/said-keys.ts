import { type Piece, piecesOf, textsOf } from './sources.ts'

/** The message keys that a module of the owner's pages uses. */
export interface SaidKeys {
  /** Full keys, such as `login.title`, with `*` for parts that are only known at run time. */
  said: string[]
  /** Parts of the catalogue from which a key is used that is defined elsewhere in the code. */
  open: string[]
}

/** A module names the part of the catalogue first, `const t = useWords('login')`, and then its words: `t('title')`. */
export function saidKeysOf(code: Piece): SaidKeys {
  const pieces = [...piecesOf(code)]
  const sayers = [...pieces.flatMap(sayerOf), { name: 'titled', part: 'titles' }]
  const calls = pieces.filter(({ type }) => type === 'CallExpression')
  const keys: SaidKeys = { said: [], open: [] }
  for (const call of calls) {
    const texts = textsOf(firstOf(call))
    for (const { name, part } of sayers) {
      if (name !== nameOf(call.callee)) continue
      keys.said.push(...texts.map((text) => `${part}.${text}`))
      if (texts.length === 0) keys.open.push(part)
    }
  }
  return keys
}

/** What words are said by, and of which part of the catalogue. */
function sayerOf({ type, id, init }: Piece): { name: string; part: string }[] {
  const call = init as Piece | null
  if (type !== 'VariableDeclarator' || nameOf(call?.callee) !== 'useWords') return []
  return textsOf(firstOf(call as Piece)).map((part) => ({ name: nameOf(id), part }))
}

const firstOf = (call: Piece): unknown => (call.arguments as { expression: Piece }[])[0]?.expression

const nameOf = (piece: unknown): string => {
  const { type, value } = (piece ?? {}) as Partial<Piece>
  return type === 'Identifier' ? (value as string) : ''
}
