import { isEqual } from '@nelly/domain/is-equal'

/** The fields whose values differ from those of `before`; undefined where none does. */
export function changedFields<V extends object>(now: V, before: V): Partial<V> | undefined {
  const changed = (Object.keys(now) as (keyof V)[]).filter((field) => !isEqual(now[field], before[field]))
  if (changed.length === 0) return undefined
  return Object.fromEntries(changed.map((field) => [field, now[field]])) as Partial<V>
}
