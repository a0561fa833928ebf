/**
 * Whether two plain values are the same; the order of fields does not matter, and a missing one is `undefined`. What is no
 * plain value, such as a file, is the same as itself alone.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (isScalar(one) || isScalar(other)) return Object.is(one, other)
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = Object.keys({ ...a, ...b })
  return Array.isArray(one) === Array.isArray(other) && keys.every((key) => isEqual(a[key], b[key]))
}

function isScalar(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  const prototype = Object.getPrototypeOf(value)
  return !Array.isArray(value) && prototype !== Object.prototype && prototype !== null
}
