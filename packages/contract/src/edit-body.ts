/** What an edit takes with it beside the fields that were changed. */
interface EditParts<K extends string> {
  /** Fields that the call wants in any case. */
  required?: readonly K[]
  /** Fields whose file comes with the edit, or whose list such a file makes longer. */
  files?: readonly string[]
}

/**
 * The body of an edit: the fields that differ from what was read, with what was read of them as `base`. Both are spelled as the
 * call takes them, so that a field which was left alone never differs.
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
