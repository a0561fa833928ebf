import en from '../../messages/en/reservations.json' with { type: 'json' }
import es from '../../messages/es/reservations.json' with { type: 'json' }
import { translatorsOf } from './translators.ts'

export const reservationsIn = translatorsOf({ es, en })
