import type { MyReservationVisit } from '@nelly/contract/public-site/my-reservation'
import type { Parts } from '../../platform/parts.ts'
import { parseAddress } from '../inventory/landing-address.ts'
import { publishedLanding } from '../inventory/public-landing.ts'
import { tryingSecret } from '../reservations/secret-limit.ts'

type Opened<Found> =
  | { readonly kind: 'found'; readonly found: Found }
  | Exclude<MyReservationVisit, { kind: 'found' }>

/**
 * What `look` finds by a secret, below the address of its landing, published or not. Below another landing's address it is
 * not found; a former address redirects to the current one. Wrong secrets of a network are limited.
 */
export async function openBySecret<Found extends { readonly landing: { readonly name: string } }>(
  parts: Parts,
  { network, name }: { readonly network: string; readonly name: string },
  look: () => Promise<Found | undefined>,
): Promise<Opened<Found>> {
  const tried = await tryingSecret(parts, network, look)
  if (tried.wait !== undefined) return { kind: 'too-many-tries', retryAfter: tried.wait }
  const { found } = tried
  if (!found) return { kind: 'not-found' }
  const { landing } = found
  if (landing.name === name) return { kind: 'found', found }
  const address = parseAddress(name)
  const isAnothers = address && address !== landing.name && (await publishedLanding(parts.db, address))
  return !address || isAnothers ? { kind: 'not-found' } : { kind: 'moved', to: landing.name }
}
