import en from '../../messages/en/elsewhere.json' with { type: 'json' }
import es from '../../messages/es/elsewhere.json' with { type: 'json' }
import { translatorsOf } from './translators.ts'

/** What is said outside of pages, answers and mails: on other websites, posters, receipts and pictures, in calendars. */
export const elsewhereIn = translatorsOf({ es, en })
