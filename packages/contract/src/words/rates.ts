import en from '../../messages/en/rates.json' with { type: 'json' }
import es from '../../messages/es/rates.json' with { type: 'json' }
import { translatorsOf } from './translators.ts'

export const ratesIn = translatorsOf({ es, en })
