import type { Outcome } from '@nelly/contract/refusal-details'
import type { LandingAnswer, LandingChanges } from '@nelly/contract/specified/landings'
import type { LandingId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { removeFiles } from '../../platform/files/remove-files.ts'
import { givenFields } from '../../platform/given-fields.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { storeLogo } from '../../platform/images/store-logo.ts'
import { filesOf } from '../../platform/images/stored-files.ts'
import { isStale } from '../../platform/is-stale.ts'
import type { Parts } from '../../platform/parts.ts'
import type { Landing } from '../inventory/published.ts'
import { editSite } from '../site/edit-site.ts'
import { addSitePicture } from '../site/site-rows.ts'
import {
  beginRedirect,
  endRedirect,
  isTaken,
  type LandingName,
  landingName,
  takingName,
} from './landing-name.ts'
import { type CountedLanding, landingsOf } from './landing-store.ts'
import { lockPoolsOf, moveToZone } from './zone-of-pools.ts'

/** An edit of a landing, perhaps with another logo, and how a landing is answered. */
interface LandingEdit {
  changes: LandingChanges
  logo: Upload | undefined
  answer: (landing: CountedLanding) => LandingAnswer
}

/**
 * Changes a landing's look and name. Where visitors may know its former address, that redirects to the new one. With a
 * `revision`, refuses to change what others changed meanwhile.
 */
export async function updateLanding(
  parts: Pick<Parts, 'db' | 'files' | 'now'>,
  { account, actor }: Principal,
  id: LandingId,
  { changes: { revision, ...changes }, logo: upload, answer }: LandingEdit,
): Promise<Outcome<LandingAnswer>> {
  const { db } = parts
  const landing = await landingsOf(account, db).find(id)
  if (!landing) return refuse('landing-not-found')
  if (isStale({ revision }, landing)) return refuse('changed-meanwhile', { newest: answer(landing) })
  const name = nameAfter(landing, changes.name)
  if (!name.ok) return name
  if (await isTaken(db, name.value.name, landing)) return refuse('name-taken')
  const logo = upload && (await storeLogo(parts, account, upload))
  const now = parts.now()
  const outcome = await takingName(db, async (tx) => {
    const landings = landingsOf(account, tx)
    const { timezone } = changes
    if (timezone !== undefined) await lockPoolsOf(tx, id)
    const locked = await landings.lock(id, 'living')
    const before = locked && (await landings.find(id))
    if (!before) return refuse('landing-not-found')
    if (isStale({ revision }, before)) return refuse('changed-meanwhile', { newest: answer(before) })
    const name = nameAfter(before, changes.name)
    if (!name.ok) return name
    if (timezone && timezone !== before.timezone && !(await moveToZone(tx, id, timezone)))
      return refuse('zone-shared')
    const { colorPrimary: primary, colorSecondary: secondary, defaultLanguage, ...settings } = changes
    if (logo) await addSitePicture(tx, id, { path: logo.path, picture: logo, now })
    const looks = givenFields({ primary, secondary, logo: logo?.path })
    const site = await editSite(
      tx,
      before,
      (document) => ({
        ...document,
        look: { ...document.look, ...looks },
        languages: { ...document.languages, ...givenFields({ default: defaultLanguage }) },
      }),
      { actor, now },
    )
    const changed = await landings.change(id, { ...givenFields(settings), ...name.value, ...site }, now)
    if (!changed) return refuse('landing-not-found')
    if (changed.name !== before.name) {
      await endRedirect(tx, changed.name)
      await beginRedirect(tx, before, now)
    }
    return ok(answer(changed))
  })
  if (!outcome.ok) await removeFiles(parts, logo ? filesOf(logo) : [])
  return outcome
}

/** Sending the address itself as the name, as programs do, changes nothing; nor does a missing name. */
const nameAfter = ({ name, displayName }: Landing, typed: string = name): ReturnType<typeof landingName> =>
  typed.trim() === name ? ok({ name, displayName } as LandingName) : landingName(typed)
