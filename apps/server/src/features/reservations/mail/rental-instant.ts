import { instantOf } from '@nelly/domain/wall-clock'
import { memoize } from '../../../platform/mail/memoize.ts'

/** The instant that a wall clock means in a time zone: a mail asks it twice of pickup and return, each time a few dates' arithmetic. */
export const rentalInstant: typeof instantOf = memoize(instantOf)
