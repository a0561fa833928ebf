import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from './database.ts'
import { embeddedNews } from './embedded-news.ts'
import { migrateEmbedded } from './migrate.ts'
import { openPglite } from './open-pglite.ts'

/**
 * Opens PostgreSQL within this process over a folder and brings its tables up to date. One process at a time may do so: see
 * `lock-folder.ts` and `hold-database.ts`.
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const pglite = await openPglite(folder)
  const db = drizzle(pglite)
  await migrateEmbedded(db)
  return {
    db,
    followLandings: (reader) => embeddedNews(pglite, reader),
    close: () => pglite.close(),
  }
}
