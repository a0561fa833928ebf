import { type SQL, sql } from 'drizzle-orm'
import { columnsOf } from './rows.ts'
import { type BackupTable, tableToday } from './tables.ts'

/** A table of before whose column said the same in another form; `before` and `after` make the value of today's row and of `r`. */
function inOtherForm(
  name: string,
  column: string,
  { before, after }: { before: SQL; after: SQL },
): BackupTable {
  const today = tableToday(name)
  const same = today.columns.filter((one) => one !== column)
  return {
    ...today,
    legacy: {
      source: sql`select ${columnsOf({ columns: same })}, ${before} as ${sql.identifier(column)} from ${sql.identifier(name)} as today`,
      into: [
        {
          table: today,
          row: sql`r || jsonb_build_object(${column}::text, ${after})`,
          newColumns: [],
        },
      ],
    },
  }
}

const document = {
  before: sql`site_before_both_languages(document)`,
  after: sql`site_in_both_languages(r -> 'document')`,
}

/**
 * The tables of versions before decision 0135, whose sites had words for search engines in one language. See the migration
 * `0038_search_words_in_both_languages`.
 */
export const LEGACY_SITES: readonly BackupTable[] = [
  inOtherForm('site_drafts', 'document', document),
  inOtherForm('site_publications', 'document', document),
  inOtherForm('site_schedules', 'document', document),
  inOtherForm('site_draft_steps', 'changes', {
    before: sql`step_before_both_languages(changes, main_language_of_site(landing_id))`,
    after: sql`step_in_both_languages(r -> 'changes', main_language_of_site((r ->> 'landing_id')::integer))`,
  }),
]

/** Whether tables are those of such a version: its landings did not say whether they are offered in both languages. */
export const hasLegacySites = (tables: readonly Pick<BackupTable, 'name' | 'columns'>[]): boolean =>
  tables.some(({ name, columns }) => name === 'landings' && !columns.includes('both_languages'))
