import type { z } from 'zod'

/** Our names of fields by those of the wire, where the two differ. */
export type Names = Readonly<Record<string, string>>

/** The same fields under our names. */
export type Renamed<T, N extends Names> = { [F in keyof T as F extends keyof N ? N[F] : F]: T[F] }

/** An object with its fields under other names; a field that the table does not have keeps its own. */
export const renamed = <T extends object, const N extends Names>(fields: T, names: N) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [names[field] ?? field, value]),
  ) as Renamed<T, N>

/** The wire's names by ours. */
export const wireNames = <const N extends Names>(names: N) =>
  Object.fromEntries(Object.entries(names).map(([wire, ours]) => [ours, wire])) as {
    readonly [Wire in keyof N & string as N[Wire]]: Wire
  }

/** A schema of the wire's fields that gives them under our names. */
export const renameFields = <S extends z.ZodType<object>, const N extends Names>(schema: S, names: N) =>
  schema.transform((fields) => renamed<z.output<S>, N>(fields, names))

/** The fields of a response's schema, out of a value in our words. */
export function answerOf<S extends z.ZodRawShape, const N extends Names>(
  { shape }: { shape: S },
  names: N,
  value: Renamed<z.input<z.ZodObject<S>>, N>,
): z.input<z.ZodObject<S>> {
  const ours = value as Readonly<Record<string, unknown>>
  const fields = Object.keys(shape).map((field) => [field, ours[names[field] ?? field]])
  return Object.fromEntries(fields) as z.input<z.ZodObject<S>>
}
