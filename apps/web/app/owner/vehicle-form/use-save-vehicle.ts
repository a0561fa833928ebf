import { type OwnedPicture, type OwnedVehicle, ownedVehicle } from '@nelly/contract/owned-vehicle'
import {
  draftOf,
  EMPTY_VEHICLE,
  type TypedIn,
  VEHICLE_DRAFT_FIELDS,
  type VehicleDraft,
  type VehicleEdit,
} from '@nelly/contract/vehicle-draft'
import { readVehicle } from '@nelly/contract/vehicles'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { ApiProblem } from '../../api/api-problem.ts'
import { conflictsOf, type FieldConflict, theirValues, valuesOf } from '../forms/conflicts/edit-conflicts.ts'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { type FormPicture, picturesMeanwhile, storedPictures } from './pictures.ts'
import { sendVehicle } from './send-vehicle.ts'
import type { VehicleFormState } from './use-vehicle-form.ts'

interface Saving {
  landingId: number
  typed: TypedIn
  /** The vehicle to edit; undefined for a new one. */
  vehicle: OwnedVehicle | undefined
  state: VehicleFormState
  onSaved: () => void
  /** Called once the field errors are set. */
  onRefused: () => void
}

export type VehicleField = keyof VehicleDraft | 'pictures'

/** The conflicting fields, with the vehicle's current pictures where they are among them. */
export interface VehicleConflicts {
  fields: readonly FieldConflict<VehicleField>[]
  pictures: readonly OwnedPicture[]
}

/** What is sent: the form's values, and its initial values. */
interface Edit {
  draft: VehicleDraft
  pictures: readonly FormPicture[]
  read: VehicleEdit
}

const UNDONE = { features: 'specialFeaturesNotAttached', order: 'orderNotKept' } as const
const NO_CONFLICTS: VehicleConflicts = { fields: [], pictures: [] }

/**
 * Saves the changes of a vehicle and its pictures, and reports the progress. A refusal leaves the form as it is;
 * conflicting changes are asked about.
 */
export function useSaveVehicle({ landingId, typed, vehicle, state, onSaved, onRefused }: Saving) {
  const say = useWords('vehicles')
  const form = useWords('vehicleForm')
  const conflictWords = useWords('conflicts')
  const format = useFormatter()
  const toasts = useToasts()
  const client = useQueryClient()
  const [progress, setProgress] = useState(0)
  const [read, setRead] = useState(() => readOf(vehicle))
  const [conflicts, setConflicts] = useState(NO_CONFLICTS)
  const saving = useGuardedMutation({
    runAgain: 'never',
    mutationFn: (edit: Edit) =>
      sendVehicle({ landingId, typed, vehicleId: vehicle?.id, ...edit, onProgress: setProgress }),
    onMutate: () => setProgress(0),
    onSuccess: async (undone) => {
      await invalidate(client, 'vehicles')
      toasts.done(vehicle ? say('updated') : say('added'))
      for (const one of undone) toasts.failed(form(UNDONE[one]))
      onSaved()
    },
    onError: async (problem) => {
      state.setErrors(fieldErrorsOf(problem, VEHICLE_DRAFT_FIELDS))
      const fields = conflictsOf(problem, VEHICLE_DRAFT_FIELDS)
      if (vehicle && fields.length > 0) await meet(fields, vehicle.id)
      else onRefused()
    },
  })

  /** Removes pictures that no longer exist from the form, and says which they were. */
  const dropPictures = (left: readonly FormPicture[], removed: readonly number[]) => {
    state.pictures.replace(left)
    if (removed.length === 0) return
    const numbers = format.list(removed.map(String))
    state.pictures.setError(form('picturesGone', { count: removed.length, numbers }))
  }

  /**
   * Asks about conflicting fields. Where others only removed pictures, no question is needed: the form says which they
   * were, and the next save asks about other conflicts.
   */
  const meet = async (fields: readonly FieldConflict<VehicleField>[], vehicleId: number) => {
    if (!fields.some(({ field }) => field === 'pictures')) return setConflicts({ fields, pictures: [] })
    const now = ownedVehicle(await callApi(readVehicle, { params: { landingId, vehicleId } }))
    const ids = now.pictures.map(({ id }) => id)
    const { left, removed, isOnlyRemoval } = picturesMeanwhile(state.pictures.all, read.pictures, ids)
    if (!isOnlyRemoval) return setConflicts({ fields, pictures: now.pictures })
    dropPictures(left, removed)
    setRead((before) => ({ ...before, pictures: ids }))
    onRefused()
  }

  /** Saves again, with the other value in the chosen fields. */
  const decide = (taken: ReadonlySet<VehicleField>) => {
    const { pictures: _, ...theirs } = theirValues(conflicts.fields, read.draft)
    const adopted = valuesOf(theirs, taken) as Partial<VehicleDraft>
    const isOfPictures = conflicts.fields.some(({ field }) => field === 'pictures')
    const ids = conflicts.pictures.map(({ id }) => id)
    const { left, removed } = picturesMeanwhile(state.pictures.all, read.pictures, ids)
    const pictures = !isOfPictures
      ? state.pictures.all
      : taken.has('pictures')
        ? storedPictures(conflicts.pictures)
        : left
    const known: VehicleEdit = {
      draft: { ...read.draft, ...(theirs as Partial<VehicleDraft>) },
      pictures: isOfPictures ? ids : read.pictures,
    }
    state.form.setValues(adopted)
    if (isOfPictures) dropPictures(pictures, taken.has('pictures') ? [] : removed)
    setRead(known)
    setConflicts(NO_CONFLICTS)
    if (pictures.length === 0) return onRefused()
    saving.mutate({ draft: { ...state.form.getValues(), ...adopted }, pictures, read: known })
  }

  const isConflict = conflictsOf(saving.error, VEHICLE_DRAFT_FIELDS).length > 0
  return {
    save: () => saving.mutate({ draft: state.form.getValues(), pictures: state.pictures.all, read }),
    pending: saving.isPending,
    /** Share of the pictures' bytes that has been sent, 0 to 1; undefined while nothing is sent. */
    progress: saving.isPending ? progress : undefined,
    failure: saving.isError ? (isConflict ? conflictWords('notSaved') : say('sendFailed')) : undefined,
    /** The reservations that need the units which the edit would take away. */
    collisions: saving.error instanceof ApiProblem ? saving.error.collisions : [],
    conflicts,
    decide,
    keepEditing: () => setConflicts(NO_CONFLICTS),
  }
}

const readOf = (vehicle: OwnedVehicle | undefined): VehicleEdit => ({
  draft: vehicle ? draftOf(vehicle) : EMPTY_VEHICLE,
  pictures: vehicle?.pictures.map(({ id }) => id) ?? [],
})
