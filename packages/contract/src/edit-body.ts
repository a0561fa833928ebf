/** What an edit is sent with besides the changed fields. */
interface EditParts<K extends string> {
  /** Fields that the call requires in any case. */
  required?: readonly K[]
  /** Fields that a file replaces, or whose list a file adds to. */
  files?: readonly string[]
}

/**
 * The body of an edit: the fields that differ from what was read, with the values read as `base`. Both are spelled as
 * the call takes them, so that an unchanged field never differs.
 */
export function editBody<B extends object, K extends keyof B & string = never>(
  body: B,
  read: object,
  { required = [], files = [] }: EditParts<K> = {},
): Partial<B> & Pick<B, K> & { base: string } {
  const before = read as Readonly<Record<string, unknown>>
  const isSent = ([field, value]: [string, unknown]) =>
    String(value) !== String(before[field]) || [...required, ...files].includes(field)
  const sent = Object.fromEntries(Object.entries(body).filter(isSent))
  const named = new Set([...Object.keys(sent), ...files])
  const base = Object.fromEntries(Object.entries(before).filter(([field]) => named.has(field)))
  return { ...(sent as Partial<B> & Pick<B, K>), base: JSON.stringify(base) }
}
