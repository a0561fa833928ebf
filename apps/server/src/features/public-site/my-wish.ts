import { localAddress } from '@nelly/contract/landings/landing-language'
import type { MyWishVisit } from '@nelly/contract/public-site/waiting-list'
import type { Parts } from '../../platform/parts.ts'
import { wishSearch } from '../waiting-list/mail-wish.ts'
import { wishBySecret } from '../waiting-list/own-wish.ts'
import { openBySecret } from './open-by-secret.ts'
import { visitedLanding } from './visit.ts'

/** The wish of the waiting list that a mailed secret opens, below the address of its landing; see `openBySecret`. */
export async function myWish(
  parts: Parts,
  network: string,
  name: string,
  secret: string,
): Promise<MyWishVisit> {
  const { db, now } = parts
  const opened = await openBySecret(parts, { network, name }, () => wishBySecret(db, secret, now()))
  if (opened.kind !== 'found') return opened
  const { wish, landing, vehicle } = opened.found
  const address = localAddress(landing.name, landing.defaultLanguage, wish.language)
  return {
    kind: 'found',
    wish: {
      id: wish.id,
      landing: await visitedLanding(db, landing),
      vehicle: vehicle ?? undefined,
      period: wish.during,
      state: wish.toldAt ? 'told' : wish.confirmedAt ? 'waiting' : 'asked',
      search: wishSearch(`/${address}`, wish),
    },
  }
}
