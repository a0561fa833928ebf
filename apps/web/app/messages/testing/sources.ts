import { parseSync } from '@swc/core'

/** A node of the syntax tree of `@swc/core`. */
export interface Piece {
  type: string
  [part: string]: unknown
}

const parsed = (texts: Readonly<Record<string, string>>, root: string): ReadonlyMap<string, Piece> =>
  new Map(
    Object.entries(texts).map(([path, text]) => [
      path.replace(root, ''),
      parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') }) as unknown as Piece,
    ]),
  )

/** The app's modules by their path from `app/`, parsed, without tests. */
export const sources = parsed(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.ts', '!../../messages/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  '../../',
)

/** The modules that say what pages, answers and mails share, and those that name what is said by its code. */
export const commonSources = parsed(
  import.meta.glob<string>(
    [
      '../../../../../packages/{contract,domain}/src/**/*.ts',
      '../../../../server/src/{features,platform/http}/**/*.ts',
      '!**/*.test.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
  '../../../../../',
)

const isPiece = (value: unknown): value is Piece =>
  typeof value === 'object' && value !== null && typeof (value as Piece).type === 'string'

/** The direct children of a node; lists and wrappers without a type are looked through. */
const within = (value: unknown): Piece[] =>
  (Array.isArray(value) ? value : Object.values(value as object)).flatMap((part) => {
    if (isPiece(part)) return [part]
    return typeof part === 'object' && part !== null ? within(part) : []
  })

/** A node and all its descendants. */
export function* piecesOf(piece: Piece): Generator<Piece> {
  yield piece
  for (const inner of within(piece)) yield* piecesOf(inner)
}

/** The possible values of a text expression, as far as they are written in it; `*` stands for the rest. */
export function textsOf(expression: unknown): string[] {
  if (!isPiece(expression)) return []
  const { type, value, expression: inner, consequent, alternate, left, right, operator } = expression
  switch (type) {
    case 'StringLiteral':
      return [value as string]
    case 'TemplateLiteral':
      return [(expression.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('*')]
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
      return textsOf(inner)
    case 'ConditionalExpression':
      return [...textsOf(consequent), ...textsOf(alternate)]
    case 'BinaryExpression':
      if (operator === '&&') return textsOf(right)
      return ['||', '??', '+'].includes(operator as string) ? [...textsOf(left), ...textsOf(right)] : []
    default:
      return []
  }
}
