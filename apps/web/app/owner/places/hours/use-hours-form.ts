import { changePlace, type OwnedPlace } from '@nelly/contract/places'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import type { PlaceHours } from '@nelly/domain/places/opening-hours'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { changedFields } from '../../forms/drafts/changed-fields.ts'
import { type Stored, useEdit } from '../../forms/edit/use-edit.ts'
import { renderFaults } from '../../forms/to-first-fault.ts'
import { invalidate } from '../../mutations/dependent-queries.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { type HoursDraft, hoursDraftOf, readHoursDraft } from './hours-draft.ts'
import { type HoursErrors, hoursErrors, refusedHours } from './hours-errors.ts'

const hoursOf = ({ hours, exceptions, outside, revision }: OwnedPlace): Stored<PlaceHours> => ({
  values: { hours, exceptions, outside },
  revision,
})

/** The form of a place's hours: checked by the call's own schema, and saved; conflicting changes are asked about. */
export function useHoursForm(place: OwnedPlace, decimals: DecimalSign, onDone: () => void) {
  const t = useWords('places')
  const toasts = useToasts()
  const client = useQueryClient()
  const { currency } = place
  const [opened] = useState<HoursDraft>(() => hoursDraftOf(place, currency))
  const [draft, setDraft] = useState(opened)
  const [errors, setErrors] = useState<HoursErrors>({})
  const edit = useEdit<PlaceHours, OwnedPlace>({
    stored: hoursOf(place),
    storedOf: hoursOf,
    save: ({ values, stored: { values: read, revision } }) =>
      callApi(changePlace, {
        params: { placeId: place.id },
        body: { ...changedFields(values, read), currency, revision },
      }),
    onSaved: async ({ name }) => {
      await invalidate(client, 'places')
      toasts.done(t('saved', { name }))
      onDone()
    },
    onMerged: (hours) => setDraft(hoursDraftOf(hours, currency)),
    onRefused: (problem) => renderFaults(() => setErrors(refusedHours(problem))),
  })
  return {
    draft,
    isDirty: draft !== opened,
    errors,
    change: (changes: Partial<HoursDraft>) => {
      setDraft({ ...draft, ...changes })
      setErrors({})
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      const read = readHoursDraft(draft, currency, decimals)
      const found = hoursErrors(read, t('hours.unreadable'), storedLanguage())
      if (Object.keys(found).length > 0) return renderFaults(() => setErrors(found))
      edit.save(read.said)
    },
    pending: edit.pending,
    failure: edit.failure(t('failed')),
    edit,
  }
}
