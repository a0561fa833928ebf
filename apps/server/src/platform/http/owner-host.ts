import { PREVIEW_PATH } from '@nelly/contract/landings/preview-address'
import { RESERVED_NAMES } from '@nelly/domain/landings/reserved-names'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { Refused } from './refused.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route belongs to the owner's side: calls that require a session, and those that create one. */
    ownerSide?: boolean
  }
}

type Origins = Pick<Parts, 'publicUrl' | 'ownerOrigin'>

/**
 * Restricts the owner's calls to the host of `OWNER_ORIGIN`: elsewhere they are not found. Without that variable both
 * sides share a host and nothing is refused.
 */
export function separateOwnerHost(app: FastifyInstance, origins: Origins): void {
  if (origins.ownerOrigin === undefined) return
  app.addHook('onRequest', (request, _reply, done) => {
    const misplaced =
      request.routeOptions.config.ownerSide === true && !isOwnerHost(request.headers.host ?? '', origins)
    done(misplaced ? new Refused('route-not-found') : undefined)
  })
}

/**
 * The path as pages are found by it, without leading slashes: with dot segments resolved, and each segment decoded and in lower
 * case. One that can't be decoded stays as it is; no page has it.
 */
function segmentsOf(path: string): string[] {
  const { pathname } = new URL(`http://host/${path.replace(/^[/\\]+/, '')}`)
  return pathname
    .replace(/^\/+/, '')
    .split('/')
    .map((segment) => decoded(segment).toLowerCase())
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const firstSegment = (path: string): string => segmentsOf(path)[0]?.replace(/\.data$/, '') ?? ''

/** Reserved first segments of pages that visitors open. */
const VISITORS: ReadonlySet<string> = new Set(['pay', 'verify'])

/** Whether visitors open a reserved path, such as that of a preview link. */
const isForVisitors = (path: string): boolean =>
  VISITORS.has(firstSegment(path)) || `/${segmentsOf(path).join('/')}`.startsWith(PREVIEW_PATH)

/**
 * Whether an address belongs to the owner's side, the calls or the server's own endpoints, so that no landing can have
 * it.
 */
export function isReservedPath(path: string): boolean {
  const segment = firstSegment(path)
  return segment === '' || RESERVED_NAMES.has(segment)
}

/** The address on the other host that a page's request belongs to; undefined where it is on the right one. */
export function pageOnOtherHost(request: FastifyRequest, origins: Origins): string | undefined {
  const { publicUrl, ownerOrigin } = origins
  if (publicUrl === undefined || ownerOrigin === undefined) return undefined
  const path = `/${request.url.replace(/^[/\\]+/, '')}`
  // Pages of both sides load these.
  if (firstSegment(path) === 'assets') return undefined
  const isOwnerPage = isReservedPath(path) && !isForVisitors(path)
  if (isOwnerPage === isOwnerHost(request.headers.host ?? '', origins)) return undefined
  return `${isOwnerPage ? ownerOrigin : publicUrl}${path}`
}

/** Whether this `Host` is the owner's; never where both sides share one. */
export function isOwnerHost(host: string, { ownerOrigin }: Pick<Parts, 'ownerOrigin'>): boolean {
  if (ownerOrigin === undefined) return false
  const own = new URL(ownerOrigin)
  // Parsed with the same scheme, so that its default port may be given or not.
  return URL.parse(`${own.protocol}//${host}`)?.host === own.host
}
