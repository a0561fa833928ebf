import { isEqual } from '@nelly/domain/is-equal'
import { pick } from '@nelly/domain/pick'

/** The fields whose values differ from those of `before`; undefined where none does. */
export function changedFields<V extends object>(now: V, before: V): Partial<V> | undefined {
  const changed = (Object.keys(now) as (keyof V)[]).filter((field) => !isEqual(now[field], before[field]))
  return changed.length === 0 ? undefined : pick(now, changed)
}
