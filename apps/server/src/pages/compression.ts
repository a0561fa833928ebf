import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  zstdCompress,
  zstdDecompressSync,
} from 'node:zlib'

const SMALLEST = 1024
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:json|javascript|manifest\+json|xml|.*\+xml))/i

/** The encodings we make, the better one first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const zstandard = promisify(zstdCompress)

/** Whether compressing this is worth it: text of more than a kilobyte. */
export const isCompressible = (type: string | null, bytes: number): boolean =>
  bytes > SMALLEST && TEXT.test(type ?? '')

/** The encoding to answer with, by the caller's `Accept-Encoding`; undefined for none. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>()
  for (const wish of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = wish.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = [...ENCODINGS].sort((a, b) => weightOf(b) - weightOf(a))
  return best !== undefined && weightOf(best) > 0 ? best : undefined
}

/** `thorough` is for what is compressed once and sent often; a page made for one caller is done quickly. */
export function compressed(content: Uint8Array, encoding: Encoding, thorough = false): Promise<Buffer> {
  if (encoding === 'gzip') return zip(content, { level: thorough ? 9 : 6 })
  if (encoding === 'zstd') {
    // Told how much comes it takes tables to fit. Those for any length fill some 80 MB at level 19: 80 ms of a processor a page,
    // and V8, which counts them, collects all garbage there is.
    const params = { [constants.ZSTD_c_compressionLevel]: thorough ? 19 : 3 }
    return zstandard(content, { pledgedSrcSize: content.byteLength, params })
  }
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: thorough ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  })
}

const unpackers = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }

/** What was compressed. */
export const unpacked = (content: Uint8Array, encoding: Encoding): Buffer => unpackers[encoding](content)

/** A `Vary` header with one more name in it. */
export function varyingBy(vary: string | null, name: string): string {
  const names = (vary ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  return names.some((one) => one === '*' || one.toLowerCase() === name)
    ? names.join(', ')
    : [...names, name].join(', ')
}
