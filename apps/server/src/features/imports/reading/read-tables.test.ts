import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currency } from '@nelly/domain/currency'
import type { AccountId } from '@nelly/domain/ids'
import { NO_CHOICES } from '@nelly/domain/imports/choices'
import { guessColumns } from '@nelly/domain/imports/guess-columns'
import { readFleet } from '@nelly/domain/imports/read-fleet'
import { expect, test } from 'vitest'
import { workbook, zip } from '../../../../tests/support/workbook.ts'
import { inTemporaryFolder } from '../../../platform/temporary-folder.ts'
import { readImportFile } from './read-import-file.ts'
import { readTables } from './read-tables.ts'

const HEADS = 'Placa,Marca,Modelo,Color'
const PLAIN = `${HEADS}\nA123456,Kia,Picanto,Marrón\nA123457,Kia,Rio,Añil\n`
const UNITS = ['A123456 Kia Picanto Marrón', 'A123457 Kia Rio Añil']
const CELLS = PLAIN.trim()
  .split('\n')
  .map((line) => line.split(','))
const semicolons = PLAIN.replaceAll(',', ';')
const latin = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string, isMarked = true) => Buffer.from(`${isMarked ? '\uFEFF' : ''}${text}`, 'utf16le')

/** What a fleet of a file is read as: each row of each of its tables, the refused ones by why. */
async function unitsIn(file: Buffer | string) {
  const read = await readTables(Buffer.from(file))
  if (!read.ok) return read.refusal
  return read.value.sheets.flatMap((sheet) =>
    readFleet(sheet, guessColumns('fleet', sheet), NO_CHOICES, currency('DOP')).rows.map(
      ({ values, refusals }) =>
        refusals.length > 0 ? refusals.map(({ code }) => code).join() : Object.values(values).join(' '),
    ),
  )
}

const sheet = (rows: Parameters<typeof workbook>[0][number]['rows'], more = {}) => ({
  name: 'Flota',
  rows,
  ...more,
})

const NAMED = Array.from({ length: 1000 }, () => [{ xml: '<v>0</v>', type: 's' }])

/** Its last cell can't be read. */
const TOO_LONG = sheet([...Array.from({ length: 200_000 }, () => [1]), [{ xml: '<v>0</v>', type: 's' }]])

/** A zip that says in one of two places that it has one file. */
function partOf(whole: Buffer): Buffer {
  whole.writeUInt16LE(1, whole.length - 12)
  return whole
}

for (const [what, file, units] of [
  ['commas', PLAIN, UNITS],
  ['semicolons and a mark of UTF-8', `\uFEFF${semicolons}`, UNITS],
  ['tabs in UTF-16, as Excel writes Unicode text', utf16(PLAIN.replaceAll(',', '\t')), UNITS],
  ['UTF-16 without a mark', utf16(PLAIN, false), UNITS],
  ['UTF-16 with the big end first', utf16(PLAIN).swap16(), UNITS],
  ['Windows-1252 with line ends of Windows', latin(semicolons.replaceAll('\n', '\r\n')), UNITS],
  ['line ends of old Macs', PLAIN.replaceAll('\n', '\r'), UNITS],
  ['a line that says what parts the cells', `sep=;\n${semicolons}`, UNITS],
  [
    'line ends of two kinds and quotes before them',
    'Placa,Modelo\n"A1","Rio"\r\n"A2","Rio"\n',
    ['A1 Rio', 'A2 Rio'],
  ],
  [
    'quotes with delimiters and line ends in them',
    'Placa;Modelo;Precio\n"A1";"Kia ""R""\nRio;GT";"45,50"\n',
    ['A1 Kia "R" Rio;GT 45.5'],
  ],
  [
    'decimals by commas between semicolons',
    'Modelo;Precio\nRio;45,50\nPicanto;40,25\n',
    ['Rio 45.5', 'Picanto 40.25'],
  ],
  [
    'a title, blank lines and a line of totals',
    `Mi flota 2026,,\n,,\n${PLAIN}\nTotal,2,,\n`,
    [...UNITS, 'totals-line'],
  ],
  [
    'the heads again on each page',
    `${PLAIN}${HEADS}\nA123458,Kia,Rio,Gris\n`,
    [...UNITS, 'A123458 Kia Rio Gris'],
  ],
  ['an empty column and one without a head', 'Placa,,Modelo,\nA1,,Rio,Ana\n', ['A1 Rio']],
  ['short and long lines', 'Placa,Modelo,Color\nA1,Rio\nA2,Rio,Gris,,\n', ['A1 Rio', 'A2 Rio Gris']],
  ['one column', 'Modelo\nRio\nPicanto\n', ['Rio', 'Picanto']],
  ['a workbook', workbook([sheet(CELLS)]), UNITS],
  [
    'merged heads in two lines',
    workbook([
      sheet(
        [
          ['Flota'],
          ['Placa', 'Vehículo', null, 'Color'],
          [null, 'Marca', 'Modelo', null],
          ['A1', 'Kia', 'Rio', 'Gris'],
        ],
        { merged: 'B2:C2' },
      ),
    ]),
    ['A1 Kia Rio Gris'],
  ],
  [
    'two tables below each other on a worksheet',
    workbook([sheet([...CELLS, [], ['Camiones'], ['Placa', 'Modelo'], ['L1', 'Hino']])]),
    [...UNITS, 'L1 Hino'],
  ],
  [
    'two tables beside each other, of which the first is read',
    workbook([
      sheet([
        ['Placa', 'Modelo', null, 'Placa', 'Modelo'],
        ['A1', 'Rio', null, 'L1', 'Hino'],
      ]),
    ]),
    ['A1 Rio'],
  ],
  [
    'formulas, of which only the last values count',
    workbook([
      sheet([
        ['Placa', 'Modelo', 'Precio', 'Alta', 'Color'],
        [
          { xml: '<f>"A"&amp;1</f><v>A1</v>', type: 'str' },
          'Rio',
          { xml: '<f>SUM(20,25)</f><v>45</v>' },
          { serial: 45000 },
          { xml: '<f>1/0</f><v>#DIV/0!</v>', type: 'e' },
        ],
      ]),
    ]),
    ['A1 Rio 45 2023-03-15'],
  ],
  [
    'numbers and days where text belongs',
    workbook([
      sheet([
        ['Placa', 'Modelo'],
        [123456, 2008],
        [{ serial: 45000 }, 'Rio'],
      ]),
    ]),
    ['123456 2008', 'date-in-text'],
  ],
  [
    'a worksheet of nothing before that of the fleet',
    workbook([sheet([]), { ...sheet(CELLS), name: 'Otra' }]),
    UNITS,
  ],
  [
    'N/A, dashes and zeros kept as text',
    'Placa,Modelo,Color\n"=""001""",Rio,N/A\n—,Rio,-\n',
    ['001 Rio', 'Rio'],
  ],
  ['nothing', '', 'empty'],
  ['heads alone', `${HEADS}\n`, 'empty'],
  ['a quote that never ends', 'Placa,Modelo\n"A1,Rio\n', 'unreadable'],
  ['a picture by the right name', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 'base64'), 'not-a-table'],
  ['an older workbook', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), 'not-a-table'],
  ['a PDF', '%PDF-1.7\n1 0 obj\n', 'not-a-table'],
  ['a web page', '<html><table><tr><td>Placa</td></tr></table>', 'not-a-table'],
  ['another zip', zip([['word/document.xml', '<w/>']]), 'not-a-table'],
  ['half a workbook', workbook([sheet(CELLS)]).subarray(0, 400), 'unreadable'],
  ['a workbook without its worksheet', zip([['xl/workbook.xml', '<workbook/>']]), 'unreadable'],
  ['a zip bomb', zip([['xl/workbook.xml', Buffer.alloc(60 * 1024 * 1024)]]), 'too-large-unpacked'],
  [
    'a zip bomb that claims to be small',
    zip([['xl/workbook.xml', Buffer.alloc(60 * 1024 * 1024)]], 1000),
    'too-large-unpacked',
  ],
  ['two numbers of its files, by which readers differ', partOf(workbook([sheet(CELLS)])), 'unreadable'],
  [
    'a zip bomb that claims to be nothing',
    zip([['xl/workbook.xml', Buffer.alloc(99)]], 0),
    'too-large-unpacked',
  ],
  ['a long word in each of many cells', workbook([sheet(NAMED)], ['x'.repeat(60_000)]), 'too-large-unpacked'],
  [
    'entities of its own, which are left as they are',
    workbook([
      sheet(
        [
          ['Placa', 'Modelo'],
          ['A1', '&file;'],
        ],
        { doctype: '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>' },
      ),
    ]),
    ['A1 &file;'],
  ],
  ['20,001 rows', `${HEADS}\n${'A1,Kia,Rio,Gris\n'.repeat(20_001)}`, 'too-many-rows'],
  ['200,000 rows', `${HEADS}\n${'A1,Kia,Rio,Gris\n'.repeat(200_000)}`, 'too-many-rows'],
  ['200,000 rows of a workbook, which are counted and not read', workbook([TOO_LONG]), 'too-many-rows'],
  ['201 columns', `${'Placa,'.repeat(201)}\n${'A1,'.repeat(201)}\n`, 'too-many-columns'],
] as const) {
  test(`a file with ${what} is read as ${Array.isArray(units) ? 'a person would' : units}`, async () =>
    expect(await unitsIn(file)).toEqual(units))
}

test('files are read one at a time, accounts take turns, and hidden worksheets are named and not read', async () => {
  const hidden = { ...sheet(CELLS), name: 'Clientes', state: 'hidden' } as const
  const bytes = workbook([hidden, sheet(CELLS)])
  await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'workbook')
    await writeFile(path, bytes)
    const order: string[] = []
    const read = async (what: string, account: number) => {
      const file = await readImportFile(account as AccountId, { path })
      order.push(what)
      return file
    }
    const [file] = await Promise.all([
      read('first of one', 1),
      read('second of one', 1),
      read('of another', 2),
    ])
    expect(order).toEqual(['first of one', 'of another', 'second of one'])
    expect(file).toMatchObject({
      ok: true,
      value: { sheets: [{ name: 'Flota' }], hiddenSheets: ['Clientes'], encoding: null, delimiter: null },
    })
  })
})

test('the encoding and the delimiter that were found out are said, and the lines of the file', async () => {
  expect(await readTables(latin(`Flota\n\n${semicolons}`))).toMatchObject({
    value: { encoding: 'windows-1252', delimiter: ';', sheets: [{ rows: [{ line: 4 }, { line: 5 }] }] },
  })
})
