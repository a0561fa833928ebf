import type { checkLandingName } from '@nelly/contract/landings/landing-name'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import type { NAME_REFUSALS } from '@nelly/contract/specified/landings'
import type { Language } from '@nelly/contract/wire'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { isTaken, landingName } from './landing-name.ts'
import { landingsOf } from './landing-store.ts'

/** The address of a name, if any, and why it is refused, if it is. */
export interface NameCheck {
  slug: string | undefined
  refusal: (typeof NAME_REFUSALS)[number] | undefined
}

/** Checks a name for a new landing or for one of the owner's that is renamed. */
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
