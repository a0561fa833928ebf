import type { SitePointCode } from '@nelly/domain/site/checklist'
import en from '../../messages/en/checklist.json' with { type: 'json' }
import es from '../../messages/es/checklist.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { translatorsOf } from '../words/translators.ts'

const checklistIn = translatorsOf({ es, en })

/** The sentence for a point of a site's checklist. */
export const checklistWords = (point: SitePointCode, language: Language): string =>
  checklistIn(language)(point)
