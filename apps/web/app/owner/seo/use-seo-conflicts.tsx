import type { MetadataDraft } from '@nelly/contract/owned-metadata'
import type { ReactNode } from 'react'
import type { ConflictRow } from '../forms/conflicts/conflict-row.ts'
import type { FieldConflict } from '../forms/conflicts/edit-conflicts.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import { ROBOTS_CHOICES } from './robots-choices.ts'
import css from './seo.module.css'
import type { SeoField } from './use-seo-form.ts'

type Mine = MetadataDraft & { favicon: string | undefined; shareImage: string | undefined }

/** Both values of each metadata field that others changed, as text and pictures. */
export function useSeoConflicts(
  conflicts: readonly FieldConflict<SeoField>[],
  mine: Mine,
): ConflictRow<SeoField>[] {
  const t = useWords('seo')
  const conflictWords = useWords('conflicts')
  const shown = (field: SeoField, value: unknown): ReactNode => {
    if (field === 'favicon' || field === 'shareImage') {
      return value ? <img src={String(value)} alt="" className={css.picture} /> : conflictWords('noFile')
    }
    const robots = field === 'robots' && ROBOTS_CHOICES.find((one) => one.value === value)
    return robots ? t(robots.words) : String(value ?? '')
  }
  return conflicts.map(({ field, theirs }) => ({
    field,
    label: t(field),
    mine: shown(field, mine[field]),
    theirs: shown(
      field,
      theirs && (field === 'favicon' || field === 'shareImage') ? storedUrl(String(theirs)) : theirs,
    ),
  }))
}
