import type { CancellingRefusal } from '@nelly/contract/my-reservation'
import type { Refusal } from '@nelly/contract/refusals'
import type { Result } from '@nelly/domain/result'
import type { NewOwnerRefusal } from '../../features/accounts/add-owner.ts'

/** What came of something the demo asked for; that it was refused is a mistake of the demo's own. */
export function accepted<T>(outcome: Result<T, Refusal | NewOwnerRefusal | CancellingRefusal>): T {
  if (!outcome.ok) throw new Error(`the demo is refused: ${outcome.refusal}`)
  return outcome.value
}

/** What the demo calls by a name; that there is none is a mistake of the demo's own. */
export function known<T>(named: ReadonlyMap<string, T>, name: string): T {
  const found = named.get(name)
  if (found === undefined) throw new Error(`the demo has no ${name}`)
  return found
}
