import { useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { fieldErrorsOf } from '../field-errors.ts'
import { conflictsOf, type FieldConflict, theirValues, valuesOf } from './edit-conflicts.ts'

/**
 * The values that a form began with or saved last, which its next save is compared with, and the conflicts of a save that
 * was refused. `fields` are the form's fields by those of the call.
 */
export function useEditConflicts<Read extends object, Field extends string>(
  initial: () => Read,
  fields: Readonly<Record<string, Field>>,
) {
  const t = useWords('conflicts')
  const [read, setRead] = useState(initial)
  const [conflicts, setConflicts] = useState<FieldConflict<Field>[]>([])
  const isConflict = (problem: unknown) => conflictsOf(problem, fields).length > 0
  return {
    read,
    setRead,
    conflicts,
    isConflict,
    /** Asks about the conflicts of a refused save; returns its errors by the form's fields. */
    refuse: (problem: unknown) => {
      setConflicts(conflictsOf(problem, fields))
      return fieldErrorsOf(problem, fields)
    },
    /** Adopts the other value in the chosen fields, and compares the next save with all of the other values. */
    resolve: (taken: ReadonlySet<Field>) => {
      const theirs = theirValues(conflicts, read)
      const known = { ...read, ...theirs }
      setRead(known)
      setConflicts([])
      return { adopted: valuesOf(theirs, taken), known }
    },
    keepEditing: () => setConflicts([]),
    /** The message of a failed save. */
    failureOf: (problem: Error | null, otherwise: string) =>
      problem === null ? undefined : isConflict(problem) ? t('notSaved') : otherwise,
  }
}
