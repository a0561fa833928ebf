import { Table } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import css from './data-table.module.css'
import { pressAnywhere } from './press-anywhere.ts'

/** A column of a table. */
export interface Column<Row> {
  title: string
  /**
   * What its values are: words, which wrap between them; the row's heading; a code such as a phone, in one line; a figure or
   * an amount, in one line and right-aligned; a picture; or buttons, whose title only screen readers read.
   */
  kind: 'text' | 'heading' | 'code' | 'figure' | 'picture' | 'buttons'
  /** The least width of a value, in rem: only words that are longer are broken. */
  rem: number
  value: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Opens a row; missing where only its controls do something. */
  onOpen?: (row: Row) => void
  /** Whether a row is of less interest than others. */
  isSoft?: (row: Row) => boolean
  /** The same records as cards, for screens without room for all columns. */
  cards: ReactNode
}

/** The menu and the margins beside a table, in rem. */
const BESIDE_REM = 21
/** The room around a value, in rem. */
const AROUND_REM = 0.75

/** Records as a table; as cards where the screen has no room for its columns side by side. */
export function DataTable<Row>({ columns, rows, keyOf, onOpen, isSoft, cards }: DataTableProps<Row>) {
  const neededRem = columns.reduce((sum, { rem }) => sum + rem + AROUND_REM, BESIDE_REM)
  const hasRoom = useMediaQuery(`(min-width: ${neededRem}em)`, undefined, { getInitialValueInEffect: false })
  if (!hasRoom) return cards
  return (
    <div className={css.frame}>
      <Table verticalSpacing={12} horizontalSpacing={6} className={css.table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ title, kind }) => (
              <Table.Th key={title} className={css[kind]}>
                {kind === 'buttons' ? <span className="visually-hidden">{title}</span> : title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr
              key={keyOf(row)}
              data-soft={isSoft?.(row) || undefined}
              onClick={onOpen && pressAnywhere(() => onOpen(row))}
              className={onOpen && css.opens}
            >
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Cell<Row>({ column: { kind, rem, value }, row }: { column: Column<Row>; row: Row }) {
  const content = <div style={{ minWidth: `${rem}rem` }}>{value(row)}</div>
  if (kind !== 'heading') return <Table.Td className={css[kind]}>{content}</Table.Td>
  return (
    <Table.Th scope="row" className={css.heading}>
      {content}
    </Table.Th>
  )
}
