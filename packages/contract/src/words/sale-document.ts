import en from '../../messages/en/sale-document.json' with { type: 'json' }
import es from '../../messages/es/sale-document.json' with { type: 'json' }
import { translatorsOf } from './translators.ts'

/** What a sale document says beside what is the reservation's. */
export const saleDocumentIn = translatorsOf({ es, en })
