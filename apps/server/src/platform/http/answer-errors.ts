import type { Refusal } from '@nelly/contract/refusals/refusals'
import { refuse } from '@nelly/domain/result'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isOfValue, isUnavailable } from '../db/unavailable.ts'
import { sendProblem, sendRefusal } from './refuse-call.ts'
import { FieldsInvalid, Refused } from './refused.ts'

/** The refusals for errors of Fastify and its plug-ins, by their code. */
const refusalOfCode: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content-type-unsupported',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'content-type-unsupported',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_REQ_FILE_TOO_LARGE: 'body-too-large',
  FST_FILES_LIMIT: 'images-too-many',
  FST_PARTS_LIMIT: 'body-too-large',
  FST_FIELDS_LIMIT: 'body-too-large',
  FST_STATIC_FORBIDDEN_PATH: 'route-not-found',
}

const refusalOfStatus: Readonly<Record<number, Refusal>> = {
  404: 'route-not-found',
  405: 'method-not-allowed',
  413: 'body-too-large',
  415: 'content-type-unsupported',
  429: 'too-many-requests',
  503: 'temporarily-unavailable',
}

/** The one place where errors become responses. An unexpected one is logged and answered as an internal error. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof FieldsInvalid)
    return sendRefusal(reply, refuse('fields-invalid', { issues: error.issues }))
  if (error instanceof Refused) return sendProblem(reply, error.refusal, error.field)
  const refusal = refusalOfError(error)
  logFault(request, error, refusal)
  if (refusal === 'temporarily-unavailable') reply.header('retry-after', SECONDS_TO_RECOVER)
  return sendProblem(reply, refusal)
}

/** When a caller may try again after something was unavailable. */
export const SECONDS_TO_RECOVER = 5

/** Logs errors that are our fault rather than the caller's. */
export function logFault(request: FastifyRequest, error: Error, refusal: Refusal): void {
  if (refusal === 'internal-error' || isOfValue(error)) request.log.error({ err: error }, 'unforeseen error')
  else if (isUnavailable(error))
    request.log.warn({ err: error }, 'the database or the storage does not answer')
}

/** The refusal for an error; `internal-error` for an unexpected one. */
export function refusalOfError(error: FastifyError | Error): Refusal {
  if (error instanceof Refused) return error.refusal
  if (isUnavailable(error)) return 'temporarily-unavailable'
  if (isOfValue(error)) return 'fields-invalid'
  const { code, statusCode } = error as Partial<FastifyError>
  return (
    refusalOfCode[code ?? ''] ??
    refusalOfStatus[statusCode ?? 500] ??
    (statusCode !== undefined && statusCode < 500 ? 'body-malformed' : 'internal-error')
  )
}
