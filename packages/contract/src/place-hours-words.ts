import type { IntervalProblem } from '@nelly/domain/places/hours-problems'
import type { Words } from './refusal-words.ts'

/** What can be wrong with the hours of a place beyond the shape of a field. */
export const HOURS_PROBLEMS = {
  'ends-before-it-begins': {
    en: 'It has to end later than it begins. After midnight, add hours to the next day.',
    es: 'Debe terminar después de empezar. Pasada la medianoche, agrega horas al día siguiente.',
  },
  overlaps: {
    en: 'It begins before the one above ends.',
    es: 'Empieza antes de que termine el anterior.',
  },
} as const satisfies Record<IntervalProblem['problem'], Words>
