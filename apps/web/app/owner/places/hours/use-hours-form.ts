import { placeHoursBody, placeHoursRead } from '@nelly/contract/owned-place'
import type { HoursAnswer } from '@nelly/contract/place-hours-answer'
import { changePlace, type OwnedPlace } from '@nelly/contract/places'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useEditConflicts } from '../../forms/conflicts/use-edit-conflicts.ts'
import { renderFaults } from '../../forms/to-first-fault.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { invalidate } from '../../queries/dependent-queries.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { type HoursDraft, hoursDraftOf, readHoursDraft } from './hours-draft.ts'
import { type HoursErrors, hoursErrors, refusedHours } from './hours-errors.ts'

const FIELDS = { hours: 'hours', exceptions: 'exceptions', outside: 'outside' } as const
export type HoursField = keyof typeof FIELDS

/** The form of a place's hours: checked by the call's own schema, and saved; conflicting changes are asked about. */
export function useHoursForm(place: OwnedPlace, decimals: DecimalSign, onDone: () => void) {
  const t = useWords('places')
  const toasts = useToasts()
  const client = useQueryClient()
  const edit = useEditConflicts(() => placeHoursRead(place), FIELDS)
  const [draft, setDraft] = useState<HoursDraft>(() => hoursDraftOf(edit.read))
  const [opened] = useState(draft)
  const [errors, setErrors] = useState<HoursErrors>({})
  const saving = useGuardedMutation({
    runAgain: 'never',
    mutationFn: ({ said, read }: { said: HoursAnswer; read: HoursAnswer }) =>
      callApi(changePlace, { params: { placeId: place.id }, body: placeHoursBody(said, read) }),
    onSuccess: async ({ name }) => {
      await invalidate(client, 'places')
      toasts.done(t('saved', { name }))
      onDone()
    },
    onError: (problem) => {
      edit.refuse(problem)
      renderFaults(() => setErrors(refusedHours(problem)))
    },
  })
  const read = readHoursDraft(draft, place.currency, decimals)
  return {
    draft,
    isDirty: draft !== opened,
    errors,
    /** What the form says now, for the conflicts. */
    said: read.said,
    change: (changes: Partial<HoursDraft>) => {
      setDraft({ ...draft, ...changes })
      setErrors({})
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      const found = hoursErrors(read, t('hours.unreadable'), storedLanguage())
      if (Object.keys(found).length > 0) return renderFaults(() => setErrors(found))
      saving.mutate({ said: read.said, read: edit.read })
    },
    pending: saving.isPending,
    failure: edit.failureOf(saving.error, t('failed')),
    conflicts: edit.conflicts,
    /** Saves again, with the other value in the chosen fields. */
    decide: (taken: ReadonlySet<HoursField>) => {
      const { adopted, known } = edit.resolve(taken)
      const said = withoutBlank({ ...read.said, ...adopted })
      setDraft(hoursDraftOf(said))
      saving.mutate({ said, read: withoutBlank(known) })
    },
    keepEditing: edit.keepEditing,
  }
}

/** A conflict has a blank for a stored null: hours that are always open. */
const withoutBlank = (hours: HoursAnswer): HoursAnswer => ({ ...hours, hours: hours.hours || null })
