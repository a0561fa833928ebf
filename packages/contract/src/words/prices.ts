import en from '../../messages/en/prices.json' with { type: 'json' }
import es from '../../messages/es/prices.json' with { type: 'json' }
import { translatorsOf } from './translators.ts'

export const pricesIn = translatorsOf({ es, en })
