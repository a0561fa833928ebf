import { EXAMPLE_VALUES } from './example-values.ts'
import { type NamedSchemas, nameOf, resolved } from './json-schema.ts'
import type { Schema } from './openapi.ts'

/** A value that a schema allows; `owner` is the name of the schema or call whose fields it holds. */
export function exampleOf(schema: Schema, owner: string, named: NamedSchemas): unknown {
  if (schema.$ref !== undefined) return exampleOf(resolved(schema, named), nameOf(schema.$ref), named)
  const [shown] = schema.examples ?? []
  if (shown !== undefined) return shown
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) {
    const [first] = schema.anyOf.filter(({ type }) => type !== 'null')
    return first ? exampleOf(first, owner, named) : null
  }
  return exampleOfType(schema, owner, named)
}

function exampleOfType(schema: Schema, owner: string, named: NamedSchemas): unknown {
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, of]) => [
          field,
          fieldExample(field, of, owner, named),
        ]),
      )
    case 'array':
      return schema.items ? [exampleOf(schema.items, owner, named)] : []
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    default:
      return null
  }
}

/** What a field of a schema or call shows. */
export function fieldExample(field: string, schema: Schema, owner: string, named: NamedSchemas): unknown {
  for (const name of [`${owner}.${field}`, field]) {
    if (Object.hasOwn(EXAMPLE_VALUES, name) && takes(schema, EXAMPLE_VALUES[name], named))
      return EXAMPLE_VALUES[name]
  }
  return exampleOf(schema, owner, named)
}

/** Whether a value is of a type that the schema takes: another field may have the same name and be something else. */
function takes(schema: Schema, value: unknown, named: NamedSchemas): boolean {
  if (schema.$ref !== undefined) return takes(resolved(schema, named), value, named)
  if (schema.anyOf) return schema.anyOf.some((one) => takes(one, value, named))
  return [schema.type ?? typeOf(value)].flat().some((type) => {
    if (type === 'integer') return Number.isInteger(value)
    return type === typeOf(value)
  })
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

function textOf({ format, minLength = 0, maxLength = 100 }: Schema): string {
  if (format === 'date-time') return '2027-03-01T14:00:00.000Z'
  if (format === 'date') return '2027-03-12'
  if (format === 'email') return 'someone@example.com'
  if (format === 'uri') return 'https://example.com/'
  return 'text'.padEnd(minLength, '.').slice(0, maxLength)
}
