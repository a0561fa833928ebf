import { STATUS_CODES } from 'node:http'
import type { ProblemAnswer } from '@nelly/contract/answers'
import type { Call } from '@nelly/contract/call'
import { refusalWords } from '@nelly/contract/refusal-words'
import { REFUSALS, type Refusal } from '@nelly/contract/refusals'
import { type Problem, problems } from '../problems.ts'
import { exampleOf } from './example-of.ts'
import { jsonSchema, type NamedSchemas } from './json-schema.ts'
import type { Examples, ResponseOf } from './openapi.ts'
import { refusalsOfCall } from './refusals-of-call.ts'

/** Every status a call answers: its success, and each of its refusals under the status that refusal has. */
export function responsesOf(call: Call, name: string, named: NamedSchemas): Record<string, ResponseOf> {
  const responses: Record<string, ResponseOf> = { [call.status]: success(call, name, named) }
  const byStatus = Map.groupBy(refusalsOfCall(call), (refusal) => problems[refusal].status)
  for (const [status, refusals] of byStatus) responses[status] = refused(status, refusals)
  return responses
}

function success(call: Call, name: string, named: NamedSchemas): ResponseOf {
  if (call.status === 204) return { description: 'Done; there is nothing to show.' }
  const schema = jsonSchema(call.answer, 'output', named)
  const description = call.status === 201 ? 'Made, as it is from now on.' : 'What was asked for.'
  const example = exampleOf(schema, name, named)
  return { description, content: { [call.type ?? 'application/json']: { schema, example } } }
}

function refused(status: number, refusals: readonly Refusal[]): ResponseOf {
  const names = refusals.map((refusal) => `\`${refusal}\``).join(', ')
  const headers = HEADERS_OF[status]
  return {
    description: `${REASONS[status] ?? STATUS_CODES[status]}: ${names}.`,
    ...(headers && { headers: { [headers]: { $ref: `#/components/headers/${headers}` } } }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(
          refusals.map((refusal) => [refusal, { $ref: `#/components/examples/${refusal}` }]),
        ),
      },
    },
  }
}

/** What HTTP has no name for, or only one that says little. */
const REASONS: Readonly<Record<number, string>> = {
  401: 'Not signed in',
  409: 'It cannot be had',
  419: 'The anti-forgery header does not repeat the cookie',
  422: 'A field is at fault',
}

const HEADERS_OF: Readonly<Record<number, string>> = { 401: 'WWW-Authenticate', 429: 'Retry-After' }

/** How every refusal looks that some call names, in English. */
export function refusalExamples(calls: readonly Call[]): Examples {
  const named = new Set(calls.flatMap((call) => [...refusalsOfCall(call)]))
  const shown = REFUSALS.filter((refusal) => named.has(refusal))
  return Object.fromEntries(shown.map((refusal) => [refusal, { value: problemOf(refusal) }]))
}

function problemOf(refusal: Refusal): ProblemAnswer {
  const { field }: Problem = problems[refusal]
  const message = refusalWords(refusal, 'en')
  if (refusal === 'fields-invalid')
    return { code: refusal, message, errors: { name: ['This field is required.'] } }
  return { code: refusal, message, ...(field !== undefined && { errors: { [field]: [message] } }) }
}
