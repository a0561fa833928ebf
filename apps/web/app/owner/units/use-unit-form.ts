import { type ChangedUnit, changeUnit } from '@nelly/contract/units/change-unit'
import type { OwnedUnit } from '@nelly/contract/units/units'
import { UNKNOWN_UNIT, type UnitDetails } from '@nelly/domain/units/unit'
import { changedFields } from '../forms/drafts/changed-fields.ts'
import type { Stored } from '../forms/edit/use-edit.ts'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { callApi } from '../session/call.ts'
import { ask } from '../ui/question/open-question.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

/** A unit as a form holds it, and as the call takes it; what is not known is blank. */
export type UnitDraft = Record<keyof UnitDetails, string>

const FIELDS = Object.keys(UNKNOWN_UNIT) as (keyof UnitDetails)[]

const draftOf = (unit: OwnedUnit): Stored<UnitDraft> => ({
  values: Object.fromEntries(FIELDS.map((field) => [field, String(unit[field] ?? '')])) as UnitDraft,
  revision: unit.revision,
})

/** The form of a unit: a lower reading of the odometer and conflicting changes are asked about. */
export function useUnitForm(unit: OwnedUnit, onDone: (saved: ChangedUnit) => void) {
  const t = useWords('units')
  const lower = useWords('odometer')
  const { form, problem, ...edit } = useEditForm<UnitDraft, ChangedUnit>({
    stored: draftOf(unit),
    storedOf: draftOf,
    validate: (draft) => schemaErrors(changeUnit.body.safeParse(draft).error, storedLanguage()),
    save: ({ values, stored: { values: read, revision }, isConfirmed }) =>
      callApi(changeUnit, {
        params: { vehicleId: unit.vehicleId, number: unit.number },
        body: { ...changedFields(values, read), revision, isLowerConfirmed: isConfirmed },
      }),
    subject: 'units',
    onDone,
    onRefused: ({ code }, saveConfirmed) => {
      if (code !== 'odometer-lower') return
      ask({
        title: lower('title'),
        question: lower('question', { reading: form.getValues().odometer }),
        confirm: lower('confirm'),
        cancel: lower('cancel'),
        onConfirm: saveConfirmed,
      })
    },
    failed: t('failed'),
  })
  return {
    ...edit,
    form,
    /** The reservations that keep it from being out of service. */
    collisions: problem?.collisions ?? [],
  }
}
