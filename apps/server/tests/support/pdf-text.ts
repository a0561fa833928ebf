import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF that pdfkit drew, a line for each piece that it placed. Its fonts hold only the letters that are used, by numbers of
 * their own: a table beside each font says which letters those are.
 */
export function pdfText(file: Buffer): string {
  const raw = file.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of raw.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm))
    objects.set(id, body)
  const streamOf = (body: string) => {
    const stream = Buffer.from(/stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? '', 'latin1')
    return (body.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('latin1')
  }
  const fonts = new Map<string, readonly string[]>()
  for (const [, name = '', id = ''] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
    fonts.set(name, lettersOf(streamOf(objects.get(table) ?? '')))
  }
  const pages = [...raw.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) =>
    streamOf(objects.get(id) ?? ''),
  )
  const pieces = pages.flatMap((page) => {
    let letters: readonly string[] = []
    return [...page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(([, font, shown]) => {
      if (font) letters = fonts.get(font) ?? []
      if (shown === undefined) return []
      const codes = [...shown.matchAll(/<([\da-f]+)>/gi)].map(([, hex]) => hex).join('')
      return [
        (codes.match(/.{4}/g) ?? []).map((code) => letters[Number.parseInt(code, 16)] ?? '\ufffd').join(''),
      ]
    })
  })
  return pieces.join('\n')
}

/** The letters of a font by their numbers, in the order of its table. */
const lettersOf = (table: string): string[] =>
  [...table.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-f ]*)>/gi)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  )
