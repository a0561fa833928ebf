import type { CancellingRefusal } from '@nelly/contract/public-site/my-reservation'
import type { Refusal } from '@nelly/contract/refusals/refusals'
import type { Result } from '@nelly/domain/result'
import type { NewOwnerRefusal } from '../../features/accounts/add-owner.ts'

/** The value of a result; a refusal is a bug in the demo. */
export function accepted<T>(outcome: Result<T, Refusal | NewOwnerRefusal | CancellingRefusal>): T {
  if (!outcome.ok) throw new Error(`the demo is refused: ${outcome.refusal}`)
  return outcome.value
}

/** A value by its name; a missing one is a bug in the demo. */
export function known<T>(named: ReadonlyMap<string, T>, name: string): T {
  const found = named.get(name)
  if (found === undefined) throw new Error(`the demo has no ${name}`)
  return found
}

/** The demo is no HTTP request: the created row is the response. */
export const unchanged = async <Made>(_tx: unknown, made: Made) => made
