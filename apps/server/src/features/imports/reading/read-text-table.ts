import { ok, type Result, refuse } from '@nelly/domain/result'
import { parse } from 'csv-parse/sync'
import type { ImportedFile } from '../../../platform/db/schema/imports.ts'
import { type FileRefusal, MOST_LINES, SHEETS_OF, type TableMaking } from './imported-file.ts'

const DELIMITERS = ['\t', ';', ','] as const
type Delimiter = (typeof DELIMITERS)[number]

/** How many lines show what parts the cells. */
const SAMPLE = 100
/** Characters of a line or a row, which may have several lines. */
const MOST_IN_ROW = 200_000
const TOO_LONG = new RegExp(`^[^\\r\\n]{${MOST_IN_ROW}}`, 'm')
/** The first line by which a spreadsheet is told what parts the cells. */
const SEPARATOR_LINE = /^sep=([,;\t])\r?\n/i
/** What other text files begin with. */
const NO_TABLE = /^\s*(?:<[!?a-z]|[{[]|%PDF|\{\\rtf)/i

/** The tables of a text file, as spreadsheets write them: of any usual encoding and delimiter, which are found out. */
export function readTextTable(bytes: Uint8Array, make: TableMaking): Result<ImportedFile, FileRefusal> {
  const { text: all, encoding } = decoded(bytes)
  // A picture, an older workbook, a program.
  if (/[^\P{Cc}\t\n\r\v\f\u0080-\u009f]/u.test(all) || NO_TABLE.test(all)) return refuse('not-a-table')
  const separator = SEPARATOR_LINE.exec(all)
  const text = separator ? `\n${all.slice(separator[0].length)}` : all
  const delimiter = (separator?.[1] as Delimiter | undefined) ?? delimiterOf(text)
  const rows = TOO_LONG.test(text) ? undefined : parsed(text, delimiter)
  if (!rows) return refuse('unreadable')
  return ok({ sheets: SHEETS_OF[make](null, rows), hiddenSheets: [], encoding, delimiter })
}

function decoded(bytes: Uint8Array): { text: string; encoding: ImportedFile['encoding'] } {
  const utf16 = utf16Of(bytes)
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'utf-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/** By its mark, or by the zeros beside Latin letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first && second === 0 && third && fourth === 0) return 'utf-16le'
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : undefined
}

/** The one that parts most lines into as many cells; of equal ones the one that makes most cells. */
function delimiterOf(text: string): Delimiter {
  const lines = text.split('\n', SAMPLE).filter((line) => line.trim() !== '')
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length)
    const alike = [...Map.groupBy(counts, (count) => count)].filter(([count]) => count > 1)
    const [best] = alike.sort(([one, these], [other, those]) => those.length - these.length || other - one)
    return { delimiter, lines: best?.[1].length ?? 0, cells: best?.[0] ?? 0 }
  })
  scores.sort((one, other) => other.lines - one.lines || other.cells - one.cells)
  return scores[0] && scores[0].lines > 0 ? scores[0].delimiter : ','
}

/** The cells of each line, blank lines among them; undefined where a quote, or a line, does not end. */
function parsed(text: string, delimiter: Delimiter): string[][] | undefined {
  try {
    return parse(text, {
      delimiter,
      // Files may mix them.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MOST_IN_ROW,
      to: MOST_LINES,
    })
  } catch {
    return undefined
  }
}
