import type { Branded } from '@nelly/domain/brand'
import { MAX_LANDING_NAME } from '@nelly/domain/landing-name'

const ADDRESS = new RegExp(`^[a-z0-9-]{1,${MAX_LANDING_NAME}}$`)

/** A landing's name as an address asks for it: in lower case, of nothing but what addresses are made of. */
export type Address = Branded<string, 'Address'>

/** What somebody asks for; undefined where no landing can be called so. Capitals make no difference. */
export function parseAddress(asked: string): Address | undefined {
  const address = asked.toLowerCase()
  return ADDRESS.test(address) ? (address as Address) : undefined
}
