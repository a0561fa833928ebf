import { changePlace, type OwnedPlace } from '@nelly/contract/places/places'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import type { PlaceHours } from '@nelly/domain/places/opening-hours'
import { useState } from 'react'
import { changedFields } from '../../forms/drafts/changed-fields.ts'
import { type Stored, useEdit } from '../../forms/edit/use-edit.ts'
import { renderFaults } from '../../forms/to-first-fault.ts'
import { callApi } from '../../session/call.ts'
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
    subject: 'places',
    done: ({ name }) => t('saved', { name }),
    onDone,
    onMerged: (hours) => setDraft(hoursDraftOf(hours, currency)),
    onRefused: (problem) => renderFaults(() => setErrors(refusedHours(problem))),
  })
  return {
    draft,
    errors,
    change: (changes: Partial<HoursDraft>) => {
      setDraft({ ...draft, ...changes })
      setErrors({})
    },
    edit: {
      ...edit,
      isChanged: draft !== opened,
      submit: () => {
        const read = readHoursDraft(draft, currency, decimals)
        const found = hoursErrors(read, t('hours.unreadable'), storedLanguage())
        if (Object.keys(found).length > 0) return renderFaults(() => setErrors(found))
        edit.save(read.said)
      },
      failure: edit.failure(t('failed')),
    },
  }
}
