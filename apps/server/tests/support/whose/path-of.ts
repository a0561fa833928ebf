import { withoutPrefix } from '../all-routes.ts'
import type { Named } from './named.ts'

/** The ids for a path's parameters. */
const PARAMETERS: Readonly<Record<string, keyof Named>> = {
  userId: 'user',
  memberId: 'member',
  invitationId: 'invitation',
  sessionId: 'session',
  passkeyId: 'passkey',
  token: 'token',
  landingId: 'landing',
  vehicleId: 'vehicle',
  poolId: 'pool',
  placeId: 'place',
  blockId: 'block',
  quoteId: 'quote',
  wishId: 'wish',
  entryId: 'ledgerEntry',
  shiftId: 'drawerShift',
  photographId: 'photograph',
  contractNumber: 'contract',
  saleDocumentId: 'saleDocument',
  payLinkId: 'payLink',
  slipId: 'slip',
  gatewayId: 'gateway',
  attemptId: 'attempt',
  partnerId: 'partner',
  importId: 'import',
  feedId: 'feed',
  previewLinkId: 'previewLink',
  featureId: 'feature',
  reservationId: 'reservation',
  customerId: 'customer',
  name: 'name',
}

/** Parameters that are no ids. Every landing of the holdings has this version of its rates, and its vehicle this unit. */
const VALUES: Readonly<Record<string, string>> = {
  revision: '1',
  number: '1',
  file: 'nobodys.ics',
  outcome: 'approved',
}

/** The routes whose landing is a deleted one. */
const OF_DELETED = /^\/landing\/(restore|deletedFinal)\//

/** The route whose pool was joined to another. */
const OF_JOINED = /^\/pools\/:poolId\/part$/

/** The route whose pool no vehicle offers. */
const OF_UNOFFERED = /^\/pools\/:poolId$/

/** The route whose customer has no reservation to come. */
const OF_OTHER = /^\/customers\/:customerId\/erasure$/

/** The route whose import was applied. */
const OF_APPLIED = /^\/imports\/:importId\/undo$/

/**
 * The path of a route with ids filled in; `changes` are other values of its parameters. Throws for an unknown
 * parameter.
 */
export const pathOf = (url: string, named: Named, changes: Readonly<Record<string, string>> = {}): string =>
  url.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = changes[parameter] ?? VALUES[parameter]
    if (value !== undefined) return value
    const what = PARAMETERS[parameter]
    if (!what)
      throw new Error(`${url} has a parameter "${parameter}" that testing/whose/path-of.ts does not know`)
    const isDeleted = what === 'landing' && OF_DELETED.test(withoutPrefix(url))
    const isOther = what === 'customer' && OF_OTHER.test(withoutPrefix(url))
    const isJoined = what === 'pool' && OF_JOINED.test(withoutPrefix(url))
    if (OF_APPLIED.test(withoutPrefix(url))) return String(named.appliedImport)
    if (isJoined) return String(named.joinedPool)
    if (OF_UNOFFERED.test(withoutPrefix(url))) return String(named.otherPool)
    return String(named[isDeleted ? 'deletedLanding' : isOther ? 'otherCustomer' : what])
  })
