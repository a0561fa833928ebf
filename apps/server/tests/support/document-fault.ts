import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { ApiDocument } from './api-document.ts'

/** A response with its request. */
export interface Heard {
  method: string
  /** The requested address, with or without a query. */
  url: string
  status: number
  type: string | undefined
  body: string
}

/**
 * Checks a response against the document: its status, type, shape or code; undefined where it matches, or the address
 * is not in the document.
 */
export function documentFaults(document: ApiDocument): (heard: Heard) => string | undefined {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(document, 'document')
  const validators = new Map<string, ValidateFunction>()
  // Refusals of all calls have few schemas, and compiling each takes milliseconds.
  const validatorOf = (schema: unknown, $ref: string): ValidateFunction => {
    const key = JSON.stringify(schema)
    const validate = validators.get(key) ?? ajv.compile({ $ref })
    validators.set(key, validate)
    return validate
  }
  const known = Object.keys(document.paths)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
    // An address without a parameter takes precedence, as in routers and OpenAPI.
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)

  return ({ method, url, status, type, body }) => {
    const asked = url.split('?', 1)[0] ?? ''
    const verb = method.toLowerCase()
    const path = known.find((one) => one.pattern.test(asked) && document.paths[one.path]?.[verb])?.path
    const operation = path === undefined ? undefined : document.paths[path]?.[verb]
    if (path === undefined || !operation) return undefined
    const fault = () => {
      const documented = operation.responses[status]
      if (!documented) return 'a status that the document does not list'
      if (!documented.content) return body === '' ? undefined : 'a body that is not documented'
      const media = type?.split(';', 1)[0] ?? ''
      if (!documented.content[media])
        return `the type ${media || 'of nothing'}, which the document does not list`
      if (media !== 'application/json') return undefined
      const place = ['paths', path, verb, 'responses', String(status), 'content', media, 'schema']
      const validate = validatorOf(documented.content[media], `document#/${place.map(pointer).join('/')}`)
      return validate(JSON.parse(body)) ? undefined : ajv.errorsText(validate.errors)
    }
    const found = fault()
    return found && `${method} ${asked} answers ${status}: ${found}\n${body.slice(0, 500)}`
  }
}

const pointer = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
