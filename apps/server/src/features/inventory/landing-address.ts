import type { Branded } from '@nelly/domain/brand'
import { MAX_LANDING_NAME } from '@nelly/domain/landings/landing-name'

const ADDRESS = new RegExp(`^[a-z0-9-]{1,${MAX_LANDING_NAME}}$`)

/** A landing's address in a request: in lower case, of valid characters only. */
export type Address = Branded<string, 'Address'>

/** Normalizes a requested address; undefined where no landing can have it. Capitals make no difference. */
export function parseAddress(requested: string): Address | undefined {
  const address = requested.toLowerCase()
  return ADDRESS.test(address) ? (address as Address) : undefined
}
