import { z } from 'zod'
import type { Schema } from './openapi.ts'

/** What is asked of a caller, or what a caller is given. */
export type Side = 'input' | 'output'

/** The schemas that have a name (`.meta({ id })`), each said once. */
export type NamedSchemas = Record<string, Schema>

const HERE = '#/$defs/'
const COMPONENTS = '#/components/schemas/'

/** A zod schema as JSON Schema. What has a name in it is put among `named` and referred to. */
export function jsonSchema(schema: z.ZodType, side: Side, named: NamedSchemas): Schema {
  // Within another one, the schema itself is referred to as well, if it has a name.
  const whole = z.toJSONSchema(z.object({ it: schema }), {
    io: side,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => mend(jsonSchema as Schema, zodSchema, side),
  }) as unknown as { properties: { it: Schema }; $defs?: Record<string, Schema> }
  for (const [name, definition] of Object.entries(whole.$defs ?? {})) {
    const { id: _, ...said } = referringToComponents(definition) as Schema & { id?: string }
    if (named[name] && JSON.stringify(named[name]) !== JSON.stringify(said))
      throw new Error(`two schemas are called ${name}`)
    named[name] = said
  }
  return referringToComponents(whole.properties.it)
}

/** The schema behind a reference, or the schema itself. */
export function resolved(schema: Schema, named: NamedSchemas): Schema {
  const found = schema.$ref === undefined ? schema : named[nameOf(schema.$ref)]
  if (!found) throw new Error(`${schema.$ref} leads nowhere`)
  return found
}

/** The name that a reference to a named schema holds. */
export const nameOf = (reference: string): string => reference.slice(COMPONENTS.length)

function mend(said: Schema, schema: z.core.$ZodType, side: Side): void {
  // Tools divide by it in binary fractions, and find that 217.65 is no multiple of 0.01.
  if (said.multipleOf !== undefined && said.multipleOf < 1) delete said.multipleOf
  // The format says it already, and can be read.
  if (said.format !== undefined) delete said.pattern
  if (said.minimum === Number.MIN_SAFE_INTEGER) delete said.minimum
  if (said.maximum === Number.MAX_SAFE_INTEGER) delete said.maximum
  if (schema instanceof z.ZodObject && side === 'input') tellRequired(said, schema)
}

/** A field that reads nothing as something need not be sent; only the schema itself knows. */
function tellRequired(said: Schema, { shape }: z.ZodObject): void {
  const required = Object.keys(shape).filter((key) => !(shape[key] as z.ZodType).safeParse(undefined).success)
  if (required.length > 0) said.required = required
  else delete said.required
}

const referringToComponents = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(HERE, COMPONENTS) : value,
  )
