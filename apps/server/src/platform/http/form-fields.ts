const INDEXED = /^(.*)\[(\d{0,4})\]$/s

/** A field's name without its index: `images[3]`, `images[]` and `images` are all `images`. */
export const fieldName = (name: string): string => INDEXED.exec(name)?.[1] ?? name

interface Entry {
  index: number | undefined
  value: unknown
}

/** Collects a form's fields: an indexed, empty-bracketed or repeated one becomes a list under its bare name. */
export class FormFields {
  readonly #entries = new Map<string, { list: boolean; entries: Entry[] }>()

  add(name: string, value: unknown): void {
    const [, bare = name, index] = INDEXED.exec(name) ?? []
    const field = this.#entries.get(bare) ?? { list: false, entries: [] }
    field.list ||= index !== undefined || field.entries.length > 0
    field.entries.push({ index: index ? Number(index) : undefined, value })
    this.#entries.set(bare, field)
  }

  /** The fields by bare name; numbered ones in the order of their numbers, before those without. */
  asObject(): Record<string, unknown> {
    const values = [...this.#entries].map(([name, { list, entries }]) => {
      const sorted = entries.toSorted((a, b) => (a.index ?? Infinity) - (b.index ?? Infinity) || 0)
      return [name, list ? sorted.map(({ value }) => value) : entries[0]?.value] as const
    })
    // Defines own properties, so that a field called `__proto__` is a name like any other.
    return Object.fromEntries(values)
  }
}
