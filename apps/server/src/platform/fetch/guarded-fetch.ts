import dns from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { isPublicAddress } from './public-address.ts'

/** Why something that an operator names was not fetched. */
export type FetchRefusal =
  | 'address-invalid'
  /** Its host leads to this machine, its network or nowhere. */
  | 'address-not-public'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'redirected'
  | 'not-found'
  | 'failed'

export interface FetchOptions {
  /** The most bytes of an answer. */
  readonly maxBytes: number
  /** How long the whole exchange may take, with the look-up of its host. */
  readonly timeoutMs: number
  /** What the server is asked for, as `text/calendar`. */
  readonly accept: string
  /** The entity tag of an earlier answer: the same one is then not sent again. */
  readonly etag?: string | null
  /** Which addresses may be connected to. */
  readonly isAllowed?: (address: string) => boolean
}

/** What was fetched; `text` is null where it is that of the entity tag that was given. */
export interface Fetched {
  readonly text: string | null
  readonly etag: string | null
}

/**
 * Fetches what an operator names by its address, as text. Every address of its host has to be public, and it is one of
 * those that is connected to: nothing is looked up twice. Redirects are not followed, and nothing is sent but the request.
 */
export async function guardedFetch(
  address: string,
  options: FetchOptions,
): Promise<Result<Fetched, FetchRefusal>> {
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    return refuse('address-invalid')
  const signal = AbortSignal.timeout(options.timeoutMs)
  try {
    const addresses = await addressesOf(url, signal)
    if (!addresses.every(({ address }) => (options.isAllowed ?? isPublicAddress)(address)))
      return refuse('address-not-public')
    const response = await respond(url, addresses, { ...options, signal })
    try {
      const { statusCode = 0, headers } = response
      if (statusCode === 304 && options.etag) return ok({ text: null, etag: options.etag })
      const refusal = refusalOf(statusCode)
      if (refusal) return refuse(refusal)
      const text = await textOf(response, options.maxBytes)
      return text.ok ? ok({ text: text.value, etag: headers.etag ?? null }) : text
    } finally {
      response.destroy()
    }
  } catch {
    return refuse(signal.aborted ? 'too-slow' : 'unreachable')
  }
}

type Addresses = Awaited<ReturnType<typeof dns.lookup>>[]

/** The addresses of a host: itself, if it is one. Rejects once the signal aborts. */
async function addressesOf({ hostname }: URL, signal: AbortSignal): Promise<Addresses> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  return Promise.race([dns.lookup(host, { all: true }), aborted])
}

/** The head of the answer from one of these addresses. */
function respond(
  url: URL,
  addresses: Addresses,
  { accept, etag, signal }: Pick<FetchOptions, 'accept' | 'etag'> & { signal: AbortSignal },
): Promise<IncomingMessage> {
  const known: LookupFunction = (_host, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const headers = {
      accept,
      'accept-encoding': 'identity',
      'user-agent': 'Nelly',
      ...(etag && { 'if-none-match': etag }),
    }
    send(url, { headers, signal, lookup: known, agent: false }, resolve).on('error', reject).end()
  })
}

function refusalOf(status: number): FetchRefusal | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status >= 300 && status < 400) return 'redirected'
  return status === 404 || status === 410 ? 'not-found' : 'failed'
}

async function textOf(response: IncomingMessage, maxBytes: number): Promise<Result<string, 'too-large'>> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) return refuse('too-large')
    chunks.push(chunk)
  }
  return ok(Buffer.concat(chunks).toString('utf8'))
}
