import { type TripFaults, TripFields, type TripFormProps } from './trip-fields.tsx'
import { TripRefusals } from './trip-refusals.tsx'
import { tripWords } from './trip-words.ts'

const FAULTS: TripFaults = {
  wordsOf: tripWords,
  ageWords: ({ t }) => t('price.faults.driverAge'),
  Refusals: TripRefusals,
}

/** The search: places, party, dates and times. A plain form, complete without scripts. */
export const TripForm = (props: TripFormProps) => <TripFields {...props} faults={FAULTS} />
