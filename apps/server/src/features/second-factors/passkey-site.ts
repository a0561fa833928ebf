import type { FastifyRequest } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import type { Parts } from '../../platform/parts.ts'

/** Where passkeys are used: the origin of the pages, and the host that the keys belong to (WebAuthn's RP ID). */
export interface PasskeySite {
  origin: string
  host: string
}

/**
 * Keys belong to the host of the public address, so that they stay valid when the owner's side moves to a host below it; where that is
 * another host altogether, to that one.
 */
export function passkeySiteOf(
  request: FastifyRequest,
  parts: Pick<Parts, 'publicUrl' | 'ownerOrigin'>,
): PasskeySite {
  const publicOrigin = originOf(request, parts)
  const origin = parts.ownerOrigin ?? publicOrigin
  const host = new URL(publicOrigin).hostname
  const own = new URL(origin).hostname
  return { origin, host: own === host || own.endsWith(`.${host}`) ? host : own }
}
