import type { Call } from '@nelly/contract/call'
import { isCallForSuspended, rolesOfCall } from '@nelly/contract/calls/roles-of-call'
import type { Refusal } from '@nelly/contract/refusals/refusals'
import { ROLES } from '@nelly/domain/team/roles'

const UPLOADS: readonly Refusal[] = [
  'image-heic',
  'image-too-large',
  'image-too-many-pixels',
  'image-too-complex',
  'images-too-many',
  'file-one-only',
]

/** All refusals of a call: its own, and those that every call of its kind has. */
export function refusalsOfCall(call: Call): Set<Refusal> {
  const refusals = new Set<Refusal>(['body-malformed'])
  if (call.method !== 'GET') refusals.add('body-too-large').add('content-type-unsupported')
  // An account has a few calls in progress at a time: see decision 0144.
  if (call.access === 'owner') refusals.add('not-signed-in').add('too-many-requests')
  if (call.access === 'owner' && rolesOfCall(call).length < ROLES.length) refusals.add('role-not-allowed')
  if (!isCallForSuspended(call)) refusals.add('account-suspended')
  if (call.access === 'owner' && !call.withoutFactor) refusals.add('second-factor-due')
  if (call.confirmsIdentity) refusals.add('confirm-identity')
  // The owner's calls may have their own host: elsewhere they are not found.
  if (call.params || call.access !== 'public') refusals.add('route-not-found')
  if (call.body || call.query) refusals.add('fields-invalid')
  if (call.uploads) for (const refusal of UPLOADS) refusals.add(refusal)
  for (const { svg } of Object.values(call.uploads ?? {})) {
    refusals.add(svg ? 'image-not-an-image-or-svg' : 'image-not-an-image')
  }
  if (call.idempotencyKey) refusals.add('idempotency-key-reused').add('text-invalid')
  for (const refusal of call.refusals ?? []) refusals.add(refusal)
  return refusals.add('temporarily-unavailable')
}
