import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** How zod's JSON Schemas differ from ours; for the document, and for tests that read a call's fields. */
export const zodToJsonConfig = {
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }) => {
    // Tools divide by it in binary fractions, and find that 217.65 is no multiple of 0.01.
    if (jsonSchema.multipleOf !== undefined && jsonSchema.multipleOf < 1) delete jsonSchema.multipleOf
    // The format says the same, and can be read.
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    if (zodSchema instanceof z.ZodObject) onlyRequired(jsonSchema, zodSchema)
  },
} as const

/** zod lists every preprocessed field as required, also where it accepts nothing. */
function onlyRequired(jsonSchema: JsonSchema, { shape }: z.ZodObject): void {
  const required = Object.keys(shape).filter((key) => !(shape[key] as z.ZodType).safeParse(undefined).success)
  if (required.length > 0) jsonSchema.required = required
  else delete jsonSchema.required
}
