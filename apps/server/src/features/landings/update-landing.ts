import type { LandingChanges } from '@nelly/contract/landings'
import { LANDING_NAMES } from '@nelly/contract/landings'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { Principal } from '@nelly/domain/actor'
import type { LandingId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { removeFiles } from '../../platform/files/remove-files.ts'
import { givenFields } from '../../platform/given-fields.ts'
import { type Changes, editChanges, fieldsAmong, NEW_FILE } from '../../platform/http/edit-conflicts.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { storeLogo } from '../../platform/images/store-logo.ts'
import { filesOf } from '../../platform/images/stored-files.ts'
import type { Parts } from '../../platform/parts.ts'
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
import { type CountedLanding, type Landing, landingsOf } from './landing-store.ts'

/**
 * Changes a landing's look and name. Where visitors may know its former address, that redirects to the new one. With a
 * `base`, refuses fields that others changed meanwhile.
 */
export async function updateLanding(
  parts: Pick<Parts, 'db' | 'files' | 'now'>,
  { account, actor }: Principal,
  id: LandingId,
  changes: LandingChanges,
  upload: Upload | undefined,
): Promise<Outcome<CountedLanding>> {
  const { db } = parts
  const landing = await landingsOf(account, db).find(id)
  if (!landing) return refuse('landing-not-found')
  const edit = changesOf(landing, changes, upload)
  if (!edit.ok) return edit
  const name = nameAfter(landing, edit.value.name)
  if (!name.ok) return name
  if (await isTaken(db, name.value.name, landing)) return refuse('name-taken')
  const logo = upload && (await storeLogo(parts, account, upload))
  const now = parts.now()
  const outcome = await takingName(db, async (tx) => {
    const landings = landingsOf(account, tx)
    const before = await landings.lock(id, 'living')
    if (!before) return refuse('landing-not-found')
    const edit = changesOf(before, changes, upload)
    if (!edit.ok) return edit
    const name = nameAfter(before, edit.value.name)
    if (!name.ok) return name
    const { colorPrimary: primary, colorSecondary: secondary, defaultLanguage, ...settings } = edit.value
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
    const changed = await landings.change(id, { ...settings, ...name.value, ...site }, now)
    if (!changed) return refuse('landing-not-found')
    if (changed.name !== before.name) {
      await endRedirect(tx, changed.name)
      await beginRedirect(tx, before, now)
    }
    return ok(changed)
  })
  if (!outcome.ok) {
    await removeFiles(parts, logo ? filesOf(logo) : [])
    return outcome
  }
  return outcome
}

/** The fields that the edit changes of the stored landing. */
function changesOf(
  stored: Landing,
  { base, ...changes }: LandingChanges,
  upload: Upload | undefined,
): Outcome<Changes<Omit<LandingChanges, 'base'>>, 'changed-meanwhile'> {
  const name = nameAfter(stored, changes.name)
  const sent = {
    ...changes,
    name: name.ok ? name.value.displayName : changes.name,
    logo: upload && NEW_FILE,
  }
  const fields = editChanges(
    sent,
    base,
    { ...stored, name: stored.displayName, logo: stored.logo.path },
    LANDING_NAMES,
  )
  return fields.ok ? ok(fieldsAmong(changes, fields.value as ReadonlySet<keyof typeof changes>)) : fields
}

/** Sending the address itself as the name, as programs do, changes nothing; nor does a missing name. */
const nameAfter = ({ name, displayName }: Landing, typed: string = name): ReturnType<typeof landingName> =>
  typed.trim() === name ? ok({ name, displayName } as LandingName) : landingName(typed)
