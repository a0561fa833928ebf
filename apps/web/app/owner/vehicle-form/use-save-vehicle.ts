import {
  draftOf,
  EMPTY_VEHICLE,
  settledDraft,
  type TypedIn,
  VEHICLE_DRAFT_FIELDS,
} from '@nelly/contract/specified/vehicle-draft'
import { type OwnedVehicle, ownedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import type { VehicleAnswer } from '@nelly/contract/specified/vehicles'
import type { PoolId } from '@nelly/domain/ids'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { ApiProblem } from '../../api/api-problem.ts'
import { type Edit, type Stored, useEdit } from '../forms/edit/use-edit.ts'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { picturesMeanwhile, storedPictures } from './pictures.ts'
import { type SentVehicle, sendVehicle, type VehicleEdit } from './send-vehicle.ts'
import type { VehicleFormState } from './use-vehicle-form.ts'

interface Saving {
  landingId: number
  typed: TypedIn
  /** The vehicle to edit; undefined for a new one. */
  vehicle: OwnedVehicle | undefined
  /** The pool that a new one offers; undefined for cars of its own. */
  poolId: PoolId | undefined
  state: VehicleFormState
  onSaved: () => void
  /** Called once the field errors are set. */
  onRefused: () => void
}

const UNDONE = { features: 'specialFeaturesNotAttached', order: 'orderNotKept' } as const

const editOf = (vehicle: OwnedVehicle): Stored<VehicleEdit> => ({
  values: { ...draftOf(vehicle), pictures: storedPictures(vehicle.pictures) },
  revision: vehicle.revision,
})

/**
 * Saves the changes of a vehicle and its pictures, and reports the progress. A refusal leaves the form as it is;
 * conflicting changes are asked about.
 */
export function useSaveVehicle({ landingId, typed, vehicle, poolId, state, onSaved, onRefused }: Saving) {
  const t = useWords('vehicles')
  const form = useWords('vehicleForm')
  const format = useFormatter()
  const toasts = useToasts()
  const [progress, setProgress] = useState(0)

  /**
   * Removes pictures that no longer exist from an edit of pictures, and says which they were. Where others only removed
   * some, there is no question about the rest.
   */
  const beforeMerge = (edit: Edit<VehicleEdit>, theirs: VehicleEdit) => {
    const [mine, read] = [edit.values.pictures, edit.stored.values.pictures]
    if (mine.map(({ key }) => key).join() === read.map(({ key }) => key).join())
      return { edit, isSeenFirst: false }
    const { left, removed, isOnlyRemoval } = picturesMeanwhile(mine, read, theirs.pictures)
    const isSeenFirst = isOnlyRemoval && removed.length > 0
    if (removed.length > 0) {
      const numbers = format.list(removed.map(String))
      state.pictures.setError(form('picturesGone', { count: removed.length, numbers }))
    }
    if (isSeenFirst) onRefused()
    const pictures = isOnlyRemoval ? theirs.pictures : read
    return {
      edit: {
        values: { ...edit.values, pictures: left },
        stored: { ...edit.stored, values: { ...edit.stored.values, pictures } },
      },
      isSeenFirst,
    }
  }

  const { save, problem, ...edit } = useEdit<VehicleEdit, VehicleAnswer & Partial<SentVehicle>>({
    stored: vehicle ? editOf(vehicle) : { values: { ...settledDraft(EMPTY_VEHICLE, typed), pictures: [] } },
    storedOf: (answer) => editOf(ownedVehicle(answer)),
    beforeMerge,
    save: (edit) => {
      setProgress(0)
      return sendVehicle({
        landingId,
        typed,
        vehicleId: vehicle?.id,
        poolId,
        ...edit,
        onProgress: setProgress,
      })
    },
    subject: 'vehicles',
    done: () => t(vehicle ? 'updated' : 'added'),
    onDone: ({ undone = [] }) => {
      for (const one of undone) toasts.failed(form(UNDONE[one]))
      onSaved()
    },
    onMerged: ({ pictures, ...draft }) => {
      state.form.setValues(draft)
      state.pictures.replace(pictures)
    },
    onRefused: (problem) => {
      state.setErrors(fieldErrorsOf(problem, VEHICLE_DRAFT_FIELDS))
      onRefused()
    },
  })
  return {
    ...edit,
    save: () => save({ ...settledDraft(state.form.getValues(), typed), pictures: state.pictures.all }),
    /** Share of the pictures' bytes that has been sent, 0 to 1; undefined while nothing is sent. */
    progress: edit.pending ? progress : undefined,
    failure: edit.failure(t('sendFailed')),
    /** The reservations that need the units which the edit would take away. */
    collisions: problem instanceof ApiProblem ? problem.collisions : [],
  }
}
