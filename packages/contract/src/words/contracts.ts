import en from '../../messages/en/contracts.json' with { type: 'json' }
import es from '../../messages/es/contracts.json' with { type: 'json' }
import { translatorsOf } from './translators.ts'

/** What a contract says beside what is the reservation's. */
export const contractsIn = translatorsOf({ es, en })
