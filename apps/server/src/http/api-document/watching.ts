import type { Operation, PathItem, ResponseOf, Schema } from './openapi.ts'

const alive: Schema = { type: 'object', properties: { status: { type: 'string' } }, required: ['status'] }

const status = (description: string, value: string): ResponseOf => ({
  description,
  content: { 'application/json': { schema: alive, example: { status: value } } },
})

const problem: ResponseOf = {
  description: 'The request could not be read: `body-malformed`.',
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: { 'body-malformed': { $ref: '#/components/examples/body-malformed' } },
    },
  },
}

const watched = (
  operationId: string,
  summary: string,
  description: string,
  responses: Record<string, ResponseOf>,
): { get: Operation } => ({
  get: {
    operationId,
    summary,
    description,
    tags: ['Watching'],
    security: [],
    responses: { ...responses, 400: problem },
  },
})

export const WATCHING_TAG = {
  name: 'Watching',
  description: 'What tells from outside whether the server is well.',
}

/** The addresses that watch the server, and the one of the document itself: no calls, so they are told here. */
export const WATCHING: Readonly<Record<string, PathItem>> = {
  '/healthz': watched('health', 'Ask whether the server lives', 'Asks nothing else of it.', {
    200: status('It lives.', 'ok'),
  }),
  '/readyz': watched(
    'readiness',
    'Ask whether its database can be written too',
    'Until it can, send no visitors here.',
    {
      200: status('It can.', 'ok'),
      503: status('It cannot, or does not answer within its time.', 'unavailable'),
    },
  ),
  '/metrics': watched(
    'metrics',
    'Read its counters, for Prometheus',
    'Requests by route and status, their times, memory and more.',
    {
      200: {
        description: 'In the text format of Prometheus.',
        content: {
          'text/plain': { schema: { type: 'string' }, example: 'http_requests_total{method="GET"} 12' },
        },
      },
    },
  ),
  '/api/openapi.json': watched(
    'document',
    'Read this document',
    'Made from the schemas that check every call. `/api/docs` shows it for reading.',
    {
      200: {
        description: 'An OpenAPI document.',
        content: { 'application/json': { schema: { type: 'object' }, example: { openapi: '3.1.1' } } },
      },
      304: { description: 'What `If-None-Match` names is still the same.' },
    },
  ),
}
