import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { LandingId } from '@nelly/domain/ids'
import { compressed, ENCODINGS, type Encoding } from '../compression.ts'

/** A page as a caller gets it. */
export interface Variant {
  readonly etag: string
  /** Its bytes, each as a character: Node writes such a text together with the headers in one go, a buffer apart from them. */
  readonly text: string
  /** The page's own headers, `etag` among them. */
  readonly headers: Readonly<Record<string, string>>
  /** All headers of the answer, name after value as Node writes them; of one that only says "not modified" as well. */
  readonly raw: { readonly whole: readonly string[]; readonly unmodified: readonly string[] }
  /** The same as text, from the status line on, for who writes to the connection itself. */
  readonly heads: { readonly whole: string; readonly unmodified: string }
}

/** A page as it was drawn, and what it depends on. */
export interface Drawn {
  readonly landing: LandingId
  /** The milliseconds since the epoch between which it holds: pages tell the day at the rental place. */
  readonly from: number
  readonly until: number
  readonly html: Buffer
  readonly headers: Readonly<Record<string, string>>
  /** What every answer of the server carries besides. */
  readonly common: Readonly<Record<string, string>>
}

/** The same in all the forms it is asked for. */
export interface KeptPage extends Omit<Drawn, 'html'> {
  readonly variants: Readonly<Record<Encoding | 'identity', Variant>>
  /** About how much memory it takes. */
  readonly bytes: number
  /** How often it was found while its bodies could be smaller still. */
  found: number
  readonly isSmallest: boolean
}

const HEADERS_BYTES = 4 * 1024

/** Makes a drawn page ready to be sent; `thorough` takes some tenths of a second for a tenth fewer bytes. */
export async function keptPage(drawn: Drawn, thorough: boolean): Promise<KeptPage> {
  const { html, ...about } = drawn
  const bodies = await Promise.all(ENCODINGS.map((encoding) => compressed(html, encoding, thorough)))
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  // The same page compressed otherwise is other bytes.
  const quality = thorough ? '' : '-quick'
  const encoded = ENCODINGS.map((encoding, index) => {
    const body = bodies[index] as Buffer
    return [encoding, variant(drawn, `"${hash}-${encoding}${quality}"`, body, encoding)] as const
  })
  const variants = Object.fromEntries(encoded) as Record<Encoding, Variant>
  const size = bodies.reduce((sum, body) => sum + body.byteLength, 0)
  return {
    ...about,
    variants: { ...variants, identity: unpacked(drawn, `"${hash}"`, variants.gzip.text) },
    bytes: size + HEADERS_BYTES,
    found: 0,
    isSmallest: thorough,
  }
}

/** The same page as small as it gets. */
export const smallestPage = ({ landing, from, until, headers, common, variants }: KeptPage) =>
  keptPage(
    { landing, from, until, headers, common, html: Buffer.from(variants.identity.text, 'latin1') },
    true,
  )

/** Hardly anybody asks for a page uncompressed: it is unpacked for them, not kept. */
function unpacked(drawn: Drawn, etag: string, zipped: string): Variant {
  return {
    ...variant(drawn, etag, drawn.html),
    get text() {
      return gunzipSync(Buffer.from(zipped, 'latin1')).toString('latin1')
    },
  }
}

function variant({ headers, common }: Drawn, etag: string, body: Buffer, encoding?: Encoding): Variant {
  const validated = { ...headers, vary: 'accept-encoding', etag }
  const own = encoding === undefined ? validated : { ...validated, 'content-encoding': encoding }
  const whole = Object.entries({ ...common, ...own, 'content-length': String(body.byteLength) })
  const unmodified = Object.entries({ ...common, ...validated })
  return {
    etag,
    text: body.toString('latin1'),
    headers: own,
    raw: { whole: whole.flat(), unmodified: unmodified.flat() },
    heads: { whole: head('200 OK', whole), unmodified: head('304 Not Modified', unmodified) },
  }
}

/** The status line and headers of an answer, as RFC 9112, sections 4 and 5 write them. */
const head = (status: string, headers: [string, string][]): string =>
  `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`
