import { crc32, deflateRawSync } from 'node:zlib'

/** A worksheet: text, numbers, truths, days as `{ serial }`, and XML of a cell's inside as `{ xml }`, with its type. */
export interface Worksheet {
  readonly name: string
  readonly rows: readonly (readonly WorkbookCell[])[]
  readonly state?: 'hidden' | 'veryHidden'
  readonly merged?: string
  /** Entities that it declares. */
  readonly doctype?: string
}
type WorkbookCell = string | number | boolean | null | { serial: number } | { xml: string; type?: string }

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An XLSX workbook as spreadsheets write it; `shared` are the words that cells name by their place. */
export function workbook(sheets: readonly Worksheet[], shared: readonly string[] = []): Buffer {
  const file = (index: number) => `worksheets/sheet${index + 1}.xml`
  const listed = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  )
  const related = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="${file(index)}"/>`,
  )
  return zip([
    [
      'xl/workbook.xml',
      `${HEAD}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${listed.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}<Relationship Id="styles" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="shared" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ],
    [
      'xl/sharedStrings.xml',
      `${HEAD}<sst ${MAIN}>${shared.map((word) => `<si><t>${word}</t></si>`).join('')}</sst>`,
    ],
    [
      'xl/styles.xml',
      `${HEAD}<styleSheet ${MAIN}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ],
    ...sheets.map((sheet, index) => [`xl/${file(index)}`, sheetXml(sheet)] as const),
  ])
}

function sheetXml({ rows, merged, doctype = '' }: Worksheet): string {
  const lines = rows.map((cells, row) => {
    const own = cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`))
    return `<row r="${row + 1}">${own.join('')}</row>`
  })
  const merge = merged ? `<mergeCells count="1"><mergeCell ref="${merged}"/></mergeCells>` : ''
  return `${HEAD}${doctype}<worksheet ${MAIN}><sheetData>${lines.join('')}</sheetData>${merge}</worksheet>`
}

function cellXml(cell: WorkbookCell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`
  if ('serial' in cell) return `<c r="${at}" s="1"><v>${cell.serial}</v></c>`
  return `<c r="${at}"${cell.type ? ` t="${cell.type}"` : ''}>${cell.xml}</c>`
}

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** A zip of files; `claimed` is the size that it says each has, where that is not its real one. */
export function zip(
  files: readonly (readonly [name: string, content: string | Buffer])[],
  claimed?: number,
): Buffer {
  let at = 0
  const parts = files.map(([name, content]) => {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claimed ?? data.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed])
    at += local.length
    const entry = Buffer.concat([
      Buffer.from('PK\x01\x02'),
      Buffer.from([20, 0]),
      facts,
      place,
      Buffer.from(name),
    ])
    return { local, entry }
  })
  const directory = Buffer.concat(parts.map(({ entry }) => entry))
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts.map(({ local }) => local), directory, Buffer.from('PK\x05\x06'), end])
}
