import type { CalendarDate, ClockTime, WallClock } from '../wall-clock.ts'

/** What the cells of a column are, with its limits. */
export type FieldKind =
  | { readonly kind: 'plate' | 'mark' | 'acriss'; readonly most: number }
  /** On one line, but where it may have `lines`. */
  | { readonly kind: 'text'; readonly most: number; readonly lines?: true }
  | { readonly kind: 'code'; readonly codes: readonly string[] }
  | { readonly kind: 'count'; readonly least: number; readonly most: number }
  | { readonly kind: 'features' }
  | { readonly kind: 'phone' | 'email' }
  | { readonly kind: 'price' }
  | { readonly kind: 'day' }
  | { readonly kind: 'time' }
  /** A day, with the time of day where the cell has it. */
  | { readonly kind: 'moment' }

/** The value of a field, by what its cells are. */
type ValueOf<F extends FieldKind> = F extends { readonly codes: readonly (infer Code)[] }
  ? Code
  : F extends { readonly kind: 'count' | 'price' }
    ? number
    : F extends { readonly kind: 'day' }
      ? CalendarDate
      : F extends { readonly kind: 'time' }
        ? ClockTime
        : F extends { readonly kind: 'moment' }
          ? CalendarDate | WallClock
          : F extends { readonly kind: 'features' }
            ? readonly string[]
            : string

/** What a row says, by the fields of its columns. */
export type ValuesOf<Fields extends Record<string, FieldKind>> = {
  readonly [F in keyof Fields]?: ValueOf<Fields[F]>
}
