import type { checkLandingName, NAME_REFUSALS } from '@nelly/contract/landings'
import { refusalWords } from '@nelly/contract/refusal-words'
import type { Language } from '@nelly/contract/wire'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { isTaken, landingName } from './landing-name.ts'
import { landingsOf } from './landing-store.ts'

/** Which address a name would get, if any, and why it can't be had, if so. */
export interface NameCheck {
  slug: string | undefined
  refusal: (typeof NAME_REFUSALS)[number] | undefined
}

/** Looks what would become of a name, of a new landing or of one of the owner's that is to be renamed. */
export async function checkName(
  db: Database,
  account: AccountId,
  { typed, landing }: { typed: string; landing: LandingId | undefined },
): Promise<NameCheck> {
  const name = landingName(typed)
  if (!name.ok) return { slug: undefined, refusal: name.refusal }
  const renamed = landing === undefined ? undefined : await landingsOf(account, db).find(landing)
  const taken = await isTaken(db, name.value.name, renamed)
  return { slug: name.value.name, refusal: taken ? 'name-taken' : undefined }
}

/** The same as the wire spells it. */
export const nameCheckAnswer = (
  { slug, refusal }: NameCheck,
  language: Language,
): z.input<typeof checkLandingName.answer> => ({
  slug: slug ?? null,
  available: refusal === undefined,
  reason: refusal ? { code: refusal, message: refusalWords(refusal, language) } : null,
})
