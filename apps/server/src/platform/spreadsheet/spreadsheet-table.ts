import { harmless } from '@nelly/domain/spreadsheet/harmless-cell'
import { type Stringifier, stringify } from 'csv-stringify'

/** Turns rows of cells into a file of comma-separated values, as spreadsheets read it. */
export const spreadsheetTable = (titles: readonly string[], delimiter: ',' | ';'): Stringifier =>
  stringify({
    delimiter,
    bom: true,
    header: true,
    record_delimiter: 'windows',
    // A lone line feed within a cell would end its line otherwise.
    quoted_string: true,
    cast: { string: harmless },
    columns: titles.map((header, index) => ({ key: String(index), header })),
  })
