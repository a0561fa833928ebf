/** An object with these fields of another, and no others. */
export const pick = <T extends object, Key extends keyof T>(value: T, fields: Iterable<Key>): Pick<T, Key> =>
  Object.fromEntries(Array.from(fields, (field) => [field, value[field]])) as Pick<T, Key>
