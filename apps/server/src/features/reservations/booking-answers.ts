import type { SentAnswers } from '@nelly/contract/public-site/public-site'
import type { LandingId } from '@nelly/domain/ids'
import { fromStored } from '@nelly/domain/rates/stored-rates'
import type { BookedVehicle } from '@nelly/domain/reservations/booking'
import { checkAnswers, latestOfEach, questionsFor } from '@nelly/domain/reservations/booking-questions'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { ratesVersions } from '../../platform/db/schema.ts'
import type { RatesOf } from '../inventory/current-rates.ts'

/** Checks what a booking form answered to the questions of its landing, by those of now and by those that it showed. */
export async function bookingAnswers(
  db: Database,
  landing: LandingId,
  { booked, typed, versions, ratesOf }: SentAnswers & { booked: readonly BookedVehicle[]; ratesOf: RatesOf },
): Promise<ReturnType<typeof checkAnswers>> {
  const { version, compiled } = await ratesOf(landing)
  const { questions } = compiled.rates
  const earlier = versions.filter((one) => one !== version)
  const shown =
    earlier.length === 0
      ? []
      : await db
          .select({ rates: ratesVersions.rates })
          .from(ratesVersions)
          .where(and(eq(ratesVersions.landingId, landing), inArray(ratesVersions.version, earlier)))
          .orderBy(asc(ratesVersions.version))
  const of = shown.map(({ rates }) => fromStored(rates).questions)
  if (versions.includes(version)) of.push(questions)
  return checkAnswers(questionsFor(questions, booked), questionsFor(latestOfEach(of), booked), typed)
}
