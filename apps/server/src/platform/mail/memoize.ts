const MOST_KEPT = 500

/**
 * A function of texts that keeps what it gave for a few hundred of them, for what mail after mail asks again: days, instants, colours.
 * What it gives is nobody's to change.
 */
export function memoize<Texts extends readonly string[], Given>(
  give: (...texts: Texts) => Given,
): (...texts: Texts) => Given {
  const known = new Map<string, { given: Given }>()
  return (...texts) => {
    const key = texts.join('\n')
    const found = known.get(key)
    if (found) return found.given
    if (known.size >= MOST_KEPT) known.clear()
    const given = give(...texts)
    known.set(key, { given })
    return given
  }
}
