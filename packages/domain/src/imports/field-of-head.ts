import { folded } from '../folded.ts'
import { fieldsOf, IMPORT_KINDS, type ImportField, type ImportKind, TABLES } from './import-kinds.ts'

const lettersOf = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '')

/** A field that a head names; the lower the rank, the surer. */
interface NamedField {
  readonly field: ImportField
  readonly rank: number
}

const NAMED: ReadonlyMap<ImportKind, ReadonlyMap<string, NamedField>> = new Map(
  IMPORT_KINDS.map((kind) => [kind, namedFields(kind)]),
)

function namedFields(kind: ImportKind): ReadonlyMap<string, NamedField> {
  return new Map(
    fieldsOf(kind).flatMap((field) =>
      [field, ...(TABLES[kind].heads[field]?.split(', ') ?? [])].map(
        (head, rank) => [lettersOf(head), { field, rank }] as const,
      ),
    ),
  )
}

/** What stands after the words of a head: something in brackets, a currency, an asterisk. */
const AFTER_WORDS = /[([].*|\S*[$€].*|[*:]|\s[A-Z]{3}\b.*/gu

/** The field of a kind that a head names: `PLACA`, `Precio (RD$)`, `Tarifa US$`. */
export function fieldOfHead(kind: ImportKind, head: string): NamedField | undefined {
  const named = NAMED.get(kind)
  return named?.get(lettersOf(head)) ?? named?.get(lettersOf(head.replace(AFTER_WORDS, '')))
}
