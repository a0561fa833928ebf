import type { Outcome } from '@nelly/contract/refusal-details'
import { jurisdictionOf } from '@nelly/contract/site/starting/jurisdictions'
import { startingSite } from '@nelly/contract/site/starting/starting-site'
import type { NewLanding } from '@nelly/contract/specified/landings'
import type { LandingId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { removeFiles } from '../../platform/files/remove-files.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { storeLogo } from '../../platform/images/store-logo.ts'
import { filesOf } from '../../platform/images/stored-files.ts'
import type { Parts } from '../../platform/parts.ts'
import { beginSite } from '../site/begin-site.ts'
import { addSitePicture } from '../site/site-rows.ts'
import { endRedirect, isTaken, landingName, takingName } from './landing-name.ts'
import { type CountedLanding, landingsOf } from './landing-store.ts'

/** Creates a landing, as a draft. */
export async function createLanding<Answer>(
  parts: Pick<Parts, 'db' | 'files' | 'now'>,
  { account, actor }: Principal,
  { name: typed, personId: _, ...looks }: NewLanding,
  upload: Upload | undefined,
  respond: Respond<CountedLanding, Answer>,
): Promise<Outcome<Answer>> {
  const { db } = parts
  const name = landingName(typed)
  if (!name.ok) return name
  if (await isTaken(db, name.value.name)) return refuse('name-taken')
  if (!upload) return refuse('logo-missing')
  const logo = await storeLogo(parts, account, upload)
  const now = parts.now()
  const created = await takingName(db, async (tx) => {
    const landing = await landingsOf(account, tx).add({ ...name.value, ...looks, logo }, now)
    const id = landing.id as LandingId
    const look = { logo: logo.path, primary: looks.colorPrimary, secondary: looks.colorSecondary }
    await addSitePicture(tx, id, { path: logo.path, picture: logo, now })
    const document = startingSite(look, looks.defaultLanguage, jurisdictionOf(landing.timezone))
    await beginSite(tx, id, document, { actor, now })
    await endRedirect(tx, landing.name)
    return ok(await respond(tx, landing))
  })
  if (!created.ok) await removeFiles(parts, filesOf(logo))
  return created
}
