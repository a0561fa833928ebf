import type { Displaced } from '@nelly/contract/displaced'
import {
  type ChangedUnitAnswer,
  changeUnit,
  type OwnedUnit,
  ownedUnit,
  UNIT_DRAFT_FIELDS,
  type UnitDraft,
  unitChangesBody,
  unitDraftOf,
} from '@nelly/contract/units'
import { useQueryClient } from '@tanstack/react-query'
import { useEditForm } from '../forms/conflicts/use-edit-form.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { ask } from '../ui/question/open-question.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

const EMPTY = unitDraftOf({} as OwnedUnit)

/** The form of a unit: a lower reading of the odometer and conflicting changes are asked about. */
export function useUnitForm(
  unit: OwnedUnit,
  onSaved: (saved: OwnedUnit, displaced: readonly Displaced[]) => void,
) {
  const t = useWords('units')
  const client = useQueryClient()
  const params = { vehicleId: unit.vehicleId, number: unit.number }
  const edit = useEditForm<UnitDraft, ChangedUnitAnswer>({
    stored: unitDraftOf(unit),
    fields: UNIT_DRAFT_FIELDS,
    validate: (draft) =>
      schemaErrors(
        changeUnit.body.safeParse(unitChangesBody(draft, EMPTY)).error,
        storedLanguage(),
        UNIT_DRAFT_FIELDS,
      ),
    save: ({ draft, read, isConfirmed }) =>
      callApi(changeUnit, { params, body: unitChangesBody(draft, read, isConfirmed) }),
    onSaved: async ({ displaced, ...saved }) => {
      await invalidate(client, 'units')
      onSaved(ownedUnit(saved), displaced)
    },
    onRefused: ({ code }, { draft }, saveConfirmed) => {
      if (code !== 'odometer-lower') return
      ask({
        title: t('lowerTitle'),
        question: t('lower', { reading: draft.odometer }),
        confirm: t('lowerConfirm'),
        cancel: t('lowerCancel'),
        onConfirm: saveConfirmed,
      })
    },
    failed: t('failed'),
  })
  return {
    ...edit,
    /** The reservations that keep it from being out of service. */
    collisions: edit.problem?.collisions ?? [],
  }
}
