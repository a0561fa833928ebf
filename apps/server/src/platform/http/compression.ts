import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

const SMALLEST = 1024
const TEXT = /^(?:text\/|application\/(?:json|xml))/i

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Whether compressing this is worth it: text of more than a kilobyte. */
export const isCompressible = (type: string | null, bytes: number): boolean =>
  bytes > SMALLEST && TEXT.test(type ?? '')

/** The encoding of a response, by the client's `Accept-Encoding`; undefined for none. */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined =>
  (negotiate(header ?? '', ['br', 'gzip']) as Encoding | null) ?? undefined

/** Brotli at level 5: a page waits for it, and higher levels take much longer for a tenth fewer bytes. */
export const compress = (content: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? zip(content) : brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

export const decompress = promisify(gunzip) as (content: Uint8Array) => Promise<Buffer>
