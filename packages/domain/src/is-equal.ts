/** Whether two plain values are the same; the order of fields does not matter, and a missing one is `undefined`. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (isScalar(one) || isScalar(other)) return Object.is(one, other)
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = Object.keys({ ...a, ...b })
  return Array.isArray(one) === Array.isArray(other) && keys.every((key) => isEqual(a[key], b[key]))
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null
