import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'

/** An SVG beyond these limits is refused before it is rendered. Logos that designers export are far below. */
const LIMITS = {
  elements: 20_000,
  depth: 100,
  filterPrimitives: 30,
  uses: 1_000,
  /** Characters of one attribute, such as the data of a path. An embedded picture may be as large as the file. */
  attributeLength: 500_000,
  /** Characters of all visible text. */
  textLength: 10_000,
  doctypeLength: 10_000,
}

/**
 * Encodings in which every ASCII byte is that ASCII character, so that the check sees the same elements as the
 * renderer.
 */
const ENCODINGS = /^(?:utf-8|us-ascii|iso-8859-\d+|windows-125\d)$/i
const EMBEDDED_PICTURE = /^\s*data:image\/(?:png|jpe?g|gif|webp);/i
const TEXT_ELEMENTS = ['text', 'tspan', 'textPath', 'tref']
/** Design programs declare namespaces as plain entities. */
const PLAIN_ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]{0,200})"|'([^'<&%]{0,200})')\s*>/g

class LimitExceeded extends Error {}

/** Whether an SVG file would be too costly to render, by its source. Throws where it is not well-formed XML. */
export async function exceedsSvgLimits(path: string): Promise<boolean> {
  const parser = limitingParser()
  try {
    for await (const chunk of createReadStream(path, 'utf8')) parser.write(chunk)
    parser.close()
    return false
  } catch (error) {
    if (error instanceof LimitExceeded) return true
    throw error
  }
}

function limitingParser(): SaxesParser {
  // Names keep their prefix: renderers accept undeclared ones, which a namespace-aware parser refuses.
  const parser = new SaxesParser({ xmlns: false })
  const counts = { elements: 0, filterPrimitives: 0, uses: 0, textLength: 0 }
  const open: string[] = []
  const count = (what: keyof typeof counts, by = 1) => {
    counts[what] += by
    atMost(what, counts[what])
  }

  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!ENCODINGS.test(encoding)) throw new Error(`an SVG in ${encoding} is not read`)
  })
  parser.on('doctype', (doctype) => {
    atMost('doctypeLength', doctype.length)
    for (const [, name = '', value, other = ''] of doctype.matchAll(PLAIN_ENTITY)) {
      parser.ENTITIES[name] = value ?? other
    }
    if (doctype.replaceAll(PLAIN_ENTITY, '').includes('<!ENTITY')) throw new LimitExceeded()
  })
  parser.on('opentagstart', ({ name }) => {
    const local = localName(name)
    open.push(local)
    atMost('depth', open.length)
    count('elements')
    if (/^fe[A-Z]/.test(local)) count('filterPrimitives')
    if (local === 'use') count('uses')
  })
  parser.on('attribute', ({ name, value }) => {
    if (localName(name) === 'href' && EMBEDDED_PICTURE.test(value)) return
    atMost('attributeLength', value.length)
    if (/^\s*data:/i.test(value) && localName(name) === 'href') throw new LimitExceeded()
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const onText = (text: string) => {
    if (TEXT_ELEMENTS.includes(open.at(-1) ?? '')) count('textLength', text.length)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  return parser
}

function atMost(what: keyof typeof LIMITS, value: number): void {
  if (value > LIMITS[what]) throw new LimitExceeded()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
