import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * The JSON Schema of a request (`input`) or a response (`output`). Schemas with a name (`.meta({ id })`) are added to
 * `named` and referred to.
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  named: Record<string, JsonSchema>,
): JsonSchema {
  // Inside another one, a named schema itself is also a reference.
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ it: schema }), {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => adjust(jsonSchema, zodSchema),
  })
  for (const [name, { id: _, ...definition }] of Object.entries($defs)) named[name] = inComponents(definition)
  return inComponents(properties?.it as JsonSchema)
}

function adjust(jsonSchema: JsonSchema, zodSchema: z.core.$ZodType): void {
  // Validators divide by it in binary fractions, and find that 217.65 is not a multiple of 0.01.
  if (jsonSchema.multipleOf !== undefined && jsonSchema.multipleOf < 1) delete jsonSchema.multipleOf
  // The format says the same, and is readable.
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (zodSchema instanceof z.ZodObject) onlyRequired(jsonSchema, zodSchema)
}

/** zod lists every preprocessed field as required, even an optional one. */
function onlyRequired(jsonSchema: JsonSchema, { shape }: z.ZodObject): void {
  const required = Object.keys(shape).filter((key) => !(shape[key] as z.ZodType).safeParse(undefined).success)
  if (required.length > 0) jsonSchema.required = required
  else delete jsonSchema.required
}

const inComponents = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
