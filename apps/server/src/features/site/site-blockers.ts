import type { Refused } from '@nelly/contract/refusal-details'
import { checklistWords } from '@nelly/contract/site/checklist-words'
import type { LandingId } from '@nelly/domain/ids'
import { inLanguages } from '@nelly/domain/languages'
import { refuse } from '@nelly/domain/result'
import { type BlockingPoint, type SitePoint, siteChecklist } from '@nelly/domain/site/checklist'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, sitePictures, vehicles } from '../../platform/db/schema.ts'
import { isOnSale } from '../inventory/on-sale.ts'

/** What of a document would break the site if it were published now. */
export async function blockingPoints(
  db: Database,
  landing: LandingId,
  document: SiteDocument,
): Promise<readonly BlockingPoint[]> {
  const [named] = await db.select({ address: landings.name }).from(landings).where(eq(landings.id, landing))
  const fleet = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.landingId, landing), isOnSale))
  const pictures = await db
    .select({ path: sitePictures.path })
    .from(sitePictures)
    .where(eq(sitePictures.landingId, landing))
  return siteChecklist(document, {
    address: named?.address ?? '',
    vehicles: new Set(fleet.map(({ id }) => id)),
    picturePaths: new Set(pictures.map(({ path }) => path)),
  }).filter((point) => point.kind === 'blocker')
}

/** The same as a refusal, by its fields; undefined where nothing would. */
export async function siteBlockers(
  db: Database,
  landing: LandingId,
  document: SiteDocument,
): Promise<Refused<'fields-invalid'> | undefined> {
  const points = await blockingPoints(db, landing, document)
  if (points.length === 0) return undefined
  return refuse('fields-invalid', {
    issues: points.map((point) => ({
      code: 'custom' as const,
      path: pathOf(document, point),
      params: { words: inLanguages((language) => checklistWords(point.code, language)) },
      message: point.code,
      input: undefined,
    })),
  })
}

/** Where a point is in the document, such as `document`, `sections`, `0`, `headline`, `es`. */
function pathOf({ sections, pages }: SiteDocument, { part, field }: SitePoint): string[] {
  const inPart = field === null ? [] : field.split('.')
  const [list = part, id] = part.split(':')
  if (id === undefined) return part === 'vehicles' ? [part] : ['document', part, ...inPart]
  const entries = list === 'section' ? sections : pages
  return ['document', `${list}s`, String(entries.findIndex((one) => one.id === id)), ...inPart]
}
