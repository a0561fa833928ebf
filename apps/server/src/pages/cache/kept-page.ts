import { createHash } from 'node:crypto'
import type { LandingId } from '@nelly/domain/ids'
import { acceptedEncoding, compressed, ENCODINGS, type Encoding, unpacked } from '../compression.ts'

/** How a page is sent: compressed one way, or as it is. */
export type Form = Encoding | 'identity'

/** How a caller wants it, by their `Accept-Encoding`. */
export const acceptedForm = (header: string | undefined): Form => acceptedEncoding(header) ?? 'identity'

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

/** The same in the forms that it was asked for. */
export interface KeptPage extends Omit<Drawn, 'html'> {
  /** Begins each form's `ETag`. */
  readonly hash: string
  readonly variants: Partial<Record<Form, Variant>>
  /** Until a compressed form is there, which the page can be unpacked from. */
  html: Buffer | undefined
  /** About how much memory it takes, at most. */
  readonly bytes: number
  /** How often it was found while its bodies could be smaller still. */
  found: number
  readonly isSmallest: boolean
}

const HEADERS_BYTES = 4 * 1024

/** A page in no form yet: who asks for one has it made. All forms together take less than the page uncompressed. */
export const keptPage = ({ html, ...about }: Drawn): KeptPage => ({
  ...about,
  hash: createHash('sha256').update(html).digest('base64url').slice(0, 22),
  variants: {},
  html,
  bytes: html.byteLength + HEADERS_BYTES,
  found: 0,
  isSmallest: false,
})

/** The page in a form, made now if it was not asked for before. */
export const variantOf = async (page: KeptPage, form: Form): Promise<Variant> =>
  page.variants[form] ?? (form === 'identity' ? plain(page) : packed(page, form))

/** The same page in all forms, each as small as it gets: that takes some tenths of a second for a tenth fewer bytes. */
export async function smallestPage(page: KeptPage): Promise<KeptPage> {
  const smallest: KeptPage = { ...page, html: htmlOf(page), variants: {}, isSmallest: true }
  const variants = await Promise.all(ENCODINGS.map((encoding) => packed(smallest, encoding)))
  const size = variants.reduce((sum, { text }) => sum + text.length, 0)
  plain(smallest)
  return { ...smallest, bytes: size + HEADERS_BYTES }
}

async function packed(page: KeptPage, encoding: Encoding): Promise<Variant> {
  const body = await compressed(htmlOf(page), encoding, page.isSmallest)
  // The same page compressed otherwise is other bytes.
  const etag = `"${page.hash}-${encoding}${page.isSmallest ? '' : '-quick'}"`
  const made = variant(page, etag, body, encoding)
  page.variants[encoding] = made
  page.html = undefined
  return made
}

/** Hardly anybody asks for a page uncompressed: it is unpacked for them, not kept. */
function plain(page: KeptPage): Variant {
  const made = {
    ...variant(page, `"${page.hash}"`, htmlOf(page)),
    get text() {
      return htmlOf(page).toString('latin1')
    },
  }
  page.variants.identity = made
  return made
}

function htmlOf({ html, variants }: KeptPage): Buffer {
  if (html) return html
  const encoding = ENCODINGS.find((one) => variants[one])
  if (encoding === undefined) throw new Error('a kept page has no form')
  return unpacked(Buffer.from(variants[encoding]?.text ?? '', 'latin1'), encoding)
}

function variant({ headers, common }: KeptPage, etag: string, body: Buffer, encoding?: Encoding): Variant {
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
