import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'XSRF-TOKEN'
const SECONDS = 2 * 60 * 60

/**
 * Sets a cookie with a random value that our pages can read and repeat in a header, and other sites' pages can't.
 * `secure` keeps it off unencrypted connections.
 */
export function setAntiForgeryCookie(reply: FastifyReply, secure: boolean): void {
  reply.header('cache-control', 'no-store').setCookie(COOKIE, randomBytes(32).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    httpOnly: false,
    secure,
    maxAge: SECONDS,
  })
}

/** Whether a request repeats its cookie's value in `X-XSRF-TOKEN`. */
export function antiForgeryMatches(request: FastifyRequest): boolean {
  const cookie = request.cookies[COOKIE]
  const header = request.headers['x-xsrf-token']
  return typeof header === 'string' && !!cookie && timingSafeEqual(digest(cookie), digest(header))
}

/** Padded to equal length, which the comparison requires. */
const digest = (value: string): Buffer => createHash('sha256').update(value).digest()
