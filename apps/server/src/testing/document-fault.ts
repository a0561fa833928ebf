import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { apiDocument } from '../http/api-document/document.ts'
import type { Method, Operation } from '../http/api-document/openapi.ts'

/** An answer as it was heard, and what it answers. */
export interface Heard {
  method: string
  /** The address asked, with or without a query. */
  url: string
  status: number
  type: string | undefined
  body: string
}

const document = apiDocument()
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(document, 'document')
const validators = new Map<string, ValidateFunction>()

const known = Object.keys(document.paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  // An address without a parameter is meant before one with, as routers and OpenAPI have it.
  .sort((a, b) => parametersIn(a.path) - parametersIn(b.path))

/**
 * What the document does not say of an answer: its status, its type, its shape or its code; undefined where it says
 * all, or where the address is none of the document's.
 */
export function documentFault({ method, url, status, type, body }: Heard): string | undefined {
  const asked = url.split('?', 1)[0] ?? ''
  const verb = method.toLowerCase() as Method
  const path = known.find((one) => one.pattern.test(asked) && document.paths[one.path]?.[verb])?.path
  const operation = path === undefined ? undefined : document.paths[path]?.[verb]
  if (path === undefined || !operation) return undefined
  const fault = faultOf(operation, `#/paths/${pointer(path)}/${verb}/responses/${status}`, {
    status,
    type,
    body,
  })
  return fault && `${method} ${asked} answers ${status}: ${fault}\n${body.slice(0, 500)}`
}

function faultOf(
  operation: Operation,
  place: string,
  { status, type, body }: Pick<Heard, 'status' | 'type' | 'body'>,
): string | undefined {
  const told = operation.responses[status]
  if (!told) return 'a status that the document does not list'
  if (!told.content) return body === '' ? undefined : 'a body where none is told'
  const media = type?.split(';', 1)[0] ?? ''
  if (!told.content[media]) return `the type ${media || 'of nothing'}, which the document does not list`
  if (media !== 'application/json') return undefined
  const answer: unknown = JSON.parse(body)
  const validate = validatorOf(`document${place}/content/${pointer(media)}/schema`)
  if (!validate(answer)) return ajv.errorsText(validate.errors)
  const { examples } = told.content[media]
  const { code } = answer as { code?: string }
  return examples && code !== undefined && !(code in examples)
    ? `the code ${code} is not among its refusals`
    : undefined
}

/** Each is compiled once. */
function validatorOf($ref: string): ValidateFunction {
  const validate = validators.get($ref) ?? ajv.compile({ $ref })
  validators.set($ref, validate)
  return validate
}

const pointer = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

function parametersIn(path: string): number {
  return path.split('{').length
}
