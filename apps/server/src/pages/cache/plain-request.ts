/** What an answer out of memory depends on: all that a request says about it. */
export interface PlainRequest {
  /** The path, with its search where there is one. */
  target: string
  host: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** Longer requests are left to the server's own parser. */
const LONGEST = 8192

const REQUEST_LINE = /GET (\/[!-~]*) HTTP\/1\.1\r\n/y
/** Header lines as RFC 9110, section 5 has them, less those that are folded or hold more than ASCII. */
const HEADER_LINE = /([!#$%&'*+.^_`|~\w-]+):[\t ]*([!-~\t ]*)\r\n/y

const FIELDS: Readonly<Record<string, Exclude<keyof PlainRequest, 'target'>>> = {
  host: 'host',
  'accept-encoding': 'acceptEncoding',
  'if-none-match': 'ifNoneMatch',
}

/** What makes more of a request than a question: a body, another protocol, another end of the connection. */
const NOT_PLAIN: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * Reads the bytes that came over a connection, each as a character, as one whole GET of HTTP/1.1 that leaves the connection
 * open, and nothing before or behind it. Undefined for all else, however little it differs: what another parser could read otherwise
 * is not read here.
 */
export function plainRequest(bytes: string): PlainRequest | undefined {
  if (bytes.length > LONGEST) return undefined
  REQUEST_LINE.lastIndex = 0
  const target = REQUEST_LINE.exec(bytes)?.[1]
  if (target === undefined) return undefined
  const read = {
    target,
    host: undefined as string | undefined,
    acceptEncoding: undefined as string | undefined,
    ifNoneMatch: undefined as string | undefined,
  }
  let at = REQUEST_LINE.lastIndex
  while (at < bytes.length - 2) {
    HEADER_LINE.lastIndex = at
    const line = HEADER_LINE.exec(bytes)
    if (!line) return undefined
    at = HEADER_LINE.lastIndex
    const name = (line[1] as string).toLowerCase()
    const value = (line[2] as string).trimEnd()
    if (NOT_PLAIN.has(name) && !(name === 'connection' && value.toLowerCase() === 'keep-alive'))
      return undefined
    const field = FIELDS[name]
    if (field === undefined) continue
    if (read[field] !== undefined) return undefined
    read[field] = value
  }
  const { host } = read
  const isWhole = at === bytes.length - 2 && bytes.endsWith('\r\n')
  return isWhole && host !== undefined ? { ...read, host } : undefined
}
