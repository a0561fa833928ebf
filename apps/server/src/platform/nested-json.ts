/** Levels of lists and objects within each other: several times what the deepest document of ours has. */
const MAX_NESTING = 64

/** Whether a parsed JSON is nested deeper than any of ours: a recursive function could run out of stack on it. */
export function isNestedTooDeep(json: unknown): boolean {
  let level = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_NESTING) return true
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return false
}
