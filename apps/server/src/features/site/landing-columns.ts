import type { LandingId } from '@nelly/domain/ids'
import { searchWordsIn } from '@nelly/domain/site/search-words'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, sitePictures } from '../../platform/db/schema.ts'

/** The columns of a landing that repeat what its site says, for lists, mails and the specified calls (decision 0107). */
export type SiteColumns = Pick<
  typeof landings.$inferSelect,
  | 'colorPrimary'
  | 'colorSecondary'
  | 'defaultLanguage'
  | 'bothLanguages'
  | 'favicon'
  | 'metaTitle'
  | 'metaDescription'
  | 'metaKeywords'
  | 'ogTitle'
  | 'ogDescription'
  | 'ogImage'
  | 'robots'
  | 'canonicalUrl'
> &
  Partial<Pick<typeof landings.$inferSelect, 'logo'>>

/** Changes the columns of a landing that its site decides. */
export async function changeLanding(
  tx: Database,
  landing: LandingId,
  change: Partial<typeof landings.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(landings)
    .set({ ...change, updatedAt: now })
    .where(eq(landings.id, landing))
}

/** Makes a landing public with the columns of what was published. */
export const publishLanding = (tx: Database, landing: LandingId, columns: SiteColumns, now: Date) =>
  changeLanding(tx, landing, { ...columns, status: 'published', publishedAt: now }, now)

/** The columns for a document: that of what is live, else of the draft. */
export async function columnsOf(
  tx: Database,
  landing: LandingId,
  { look, languages, search }: SiteDocument,
): Promise<SiteColumns> {
  const words = searchWordsIn({ search }, languages.default)
  const [logo] = await tx
    .select({ picture: sitePictures.picture })
    .from(sitePictures)
    .where(and(eq(sitePictures.landingId, landing), eq(sitePictures.path, look.logo)))
  return {
    ...(logo?.picture && { logo: logo.picture }),
    colorPrimary: look.primary,
    colorSecondary: look.secondary,
    defaultLanguage: languages.default,
    bothLanguages: languages.both,
    favicon: search.favicon,
    metaTitle: words.title,
    metaDescription: words.description,
    metaKeywords: words.keywords,
    ogTitle: words.socialTitle,
    ogDescription: words.socialDescription,
    ogImage: search.socialPicture,
    robots: search.robots,
    canonicalUrl: search.canonical,
  }
}
