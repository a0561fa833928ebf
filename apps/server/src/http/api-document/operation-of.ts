import type { Call } from '@nelly/contract/call'
import type { z } from 'zod'
import type { Address } from './addresses.ts'
import { fieldExample } from './example-of.ts'
import { jsonSchema, type NamedSchemas } from './json-schema.ts'
import type { Operation, Parameter, Reference } from './openapi.ts'
import { refusalsOfCall } from './refusals-of-call.ts'
import { requestBodyOf } from './request-body.ts'
import { responsesOf } from './responses.ts'

/** A call as the document tells it; `name` is what the contract exports it as. */
export function operationOf(
  call: Call,
  { name, tag, address }: { name: string; tag: string; address: Address },
  named: NamedSchemas,
): Operation {
  const requestBody = requestBodyOf(call, name, named)
  return {
    operationId: name,
    summary: call.summary,
    description: call.description,
    tags: [tag],
    security: securityOf(call),
    parameters: parametersOf(call, name, address, named),
    ...(requestBody && { requestBody }),
    responses: responsesOf(call, name, named),
  }
}

/** What must be shown follows from what is refused without it. */
function securityOf(call: Call): Operation['security'] {
  const refusals = refusalsOfCall(call)
  const shown: Record<string, string[]> = {}
  if (refusals.has('not-signed-in')) shown.bearer = []
  if (refusals.has('anti-forgery-mismatch'))
    Object.assign(shown, { antiForgeryCookie: [], antiForgeryHeader: [] })
  return Object.keys(shown).length > 0 ? [shown] : []
}

function parametersOf(
  call: Call,
  name: string,
  address: Address,
  named: NamedSchemas,
): (Parameter | Reference)[] {
  const among = (place: Parameter['in'], fields: z.ZodObject | undefined): Parameter[] => {
    if (!fields) return []
    const { properties = {}, required = [] } = jsonSchema(fields, 'input', named)
    return Object.entries(properties).map(([field, schema]) => {
      const { description, ...of } = schema
      return {
        name: (place === 'path' && address.parameters.get(field)) || field,
        in: place,
        required: place === 'path' || required.includes(field),
        ...(description !== undefined && { description }),
        schema: of,
        example: fieldExample(field, of, name, named),
      }
    })
  }
  return [
    ...among('path', call.params),
    ...among('query', call.query),
    ...among('header', call.headers),
    { $ref: '#/components/parameters/AcceptLanguage' },
  ]
}
