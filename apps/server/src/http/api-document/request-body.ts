import type { Call, FileField } from '@nelly/contract/call'
import { exampleOf } from './example-of.ts'
import { jsonSchema, type NamedSchemas } from './json-schema.ts'
import type { MediaType, Operation, Schema } from './openapi.ts'

/** What a call's body may be: JSON, and where it may hold files a form. */
export function requestBodyOf(call: Call, name: string, named: NamedSchemas): Operation['requestBody'] {
  if (!call.body) return undefined
  const schema = jsonSchema(call.body, 'input', named)
  const needed = Object.values(call.uploads ?? {}).some(({ least }) => least > 0)
  const content: Record<string, MediaType> = {}
  if (!needed) content['application/json'] = { schema, example: exampleOf(schema, name, named) }
  if (call.uploads) content['multipart/form-data'] = formOf(schema, call.uploads)
  return { required: needed || !call.body.safeParse(undefined).success, content }
}

/** The fields of the body with its files among them. */
function formOf(body: Schema, uploads: Readonly<Record<string, FileField>>): MediaType {
  const files = Object.entries(uploads)
  const needed = files.filter(([, { least }]) => least > 0).map(([field]) => field)
  const properties = {
    ...body.properties,
    ...Object.fromEntries(files.map(([field, of]) => [field, fileOf(of)])),
  }
  const required = [...(body.required ?? []), ...needed]
  return {
    schema: { type: 'object', properties, ...(required.length > 0 && { required }) },
    encoding: Object.fromEntries(files.map(([field, of]) => [field, { contentType: typesOf(of) }])),
  }
}

function fileOf({ least, most, svg }: FileField): Schema {
  const kinds = svg ? 'JPEG, PNG, WebP, AVIF or SVG' : 'JPEG, PNG, WebP or AVIF'
  const file: Schema = { type: 'string', format: 'binary', description: `${kinds}; at most 10 MB` }
  if (most === 1) return file
  return {
    type: 'array',
    items: file,
    minItems: least,
    maxItems: most,
    description: 'The field once for each file, or numbered: `images[0]`, `images[1]`, …',
  }
}

const typesOf = ({ svg }: FileField): string =>
  ['image/jpeg', 'image/png', 'image/webp', 'image/avif', ...(svg ? ['image/svg+xml'] : [])].join(', ')
