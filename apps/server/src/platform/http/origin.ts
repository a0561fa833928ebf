import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'

const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
/** This machine as it calls itself, with or without a port. */
export const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/**
 * The origin of links and canonical addresses in the response to a request, without a slash at the end: the configured
 * one, else a loopback `Host`. Any other `Host` is ignored: its links use this machine's own address.
 */
export function originOf(request: FastifyRequest, { publicUrl }: Pick<Parts, 'publicUrl'>): string {
  if (publicUrl !== undefined) return publicUrl
  const host = request.headers.host ?? ''
  const believed = isHost(host) && LOOPBACK_HOST.test(host)
  return `http://${believed ? host.toLowerCase() : `localhost:${request.socket.localPort ?? 80}`}`
}

/** Whether this is only a host's name or address, with or without a port. */
export const isHost = (text: string): boolean => HOST.test(text) && URL.canParse(`http://${text}`)
