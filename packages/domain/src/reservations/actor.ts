import type { AccountId, ApiKeyId, PersonId } from '../ids.ts'

/** Who changes something of a business: a person who signed in, a program with a key, or the product itself. */
export type Actor =
  | { readonly kind: 'person'; readonly id: PersonId }
  | { readonly kind: 'key'; readonly id: ApiKeyId }
  | { readonly kind: 'system' }

/** Whose data is changed, and by whom. */
export interface Principal {
  readonly account: AccountId
  readonly actor: Actor
}

/** The product itself, in an account. */
export const bySystem = (account: AccountId): Principal => ({ account, actor: { kind: 'system' } })
