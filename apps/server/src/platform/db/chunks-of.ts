/** So that what a statement inserts stays below 65,535 parameters, the most that PostgreSQL takes. */
const ROWS_OF_STATEMENT = 500

/** Rows in parts that are inserted by a statement each, in their order. */
export function* chunksOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_OF_STATEMENT)
    yield rows.slice(from, from + ROWS_OF_STATEMENT)
}
