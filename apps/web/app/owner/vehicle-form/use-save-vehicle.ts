import {
  draftOf,
  type OwnedPicture,
  type OwnedVehicle,
  ownedVehicle,
  VEHICLE_DRAFT_FIELDS,
  type VehicleDraft,
  type VehicleEdit,
} from '@nelly/contract/owned-vehicle'
import { readVehicle } from '@nelly/contract/vehicles'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { conflictsOf, type FieldConflict, theirValues, valuesOf } from '../forms/conflicts/edit-conflicts.ts'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { type FormPicture, picturesMeanwhile, storedPictures } from './pictures.ts'
import { sendVehicle } from './send-vehicle.ts'
import { EMPTY_VEHICLE, type VehicleFormState } from './use-vehicle-form.ts'

interface Saving {
  landingId: number
  /** The vehicle to change; none adds one. */
  vehicle: OwnedVehicle | undefined
  state: VehicleFormState
  onSaved: () => void
  /** Told once the fields at fault are marked. */
  onRefused: () => void
}

export type VehicleField = keyof VehicleDraft | 'pictures'

/** The fields that others changed, with the pictures that the vehicle has by now where they are among them. */
export interface VehicleConflicts {
  fields: readonly FieldConflict<VehicleField>[]
  pictures: readonly OwnedPicture[]
}

/** What is sent: the form as it stands, and what it began with. */
interface Edit {
  draft: VehicleDraft
  pictures: readonly FormPicture[]
  read: VehicleEdit
}

const UNDONE = { features: 'specialFeaturesNotAttached', order: 'orderNotKept' } as const
const NO_CONFLICTS: VehicleConflicts = { fields: [], pictures: [] }

/**
 * Sends what was changed of a vehicle, with its pictures, and tells how much has left. A refusal leaves all that was typed; what
 * others changed meanwhile is asked about.
 */
export function useSaveVehicle({ landingId, vehicle, state, onSaved, onRefused }: Saving) {
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
      sendVehicle({ landingId, vehicleId: vehicle?.id, ...edit, onProgress: setProgress }),
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

  /** Takes pictures that no longer exist out of the form, and tells which they were. */
  const dropPictures = (left: readonly FormPicture[], removed: readonly number[]) => {
    state.pictures.replace(left)
    if (removed.length === 0) return
    const numbers = format.list(removed.map(String))
    state.pictures.setError(form('picturesGone', { count: removed.length, numbers }))
  }

  /**
   * Asks about the fields that others changed. Pictures that others only took away need no question: the form says which they
   * were, and the next save asks about what else there is.
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

  /** Saves again, with the other value in the fields that are taken. */
  const decide = (taken: ReadonlySet<VehicleField>) => {
    const { pictures: _, ...theirs } = theirValues(conflicts.fields)
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
    /** 0 to 1 of the pictures' bytes that have left; undefined while nothing is sent. */
    progress: saving.isPending ? progress : undefined,
    failure: saving.isError ? (isConflict ? conflictWords('notSaved') : say('sendFailed')) : undefined,
    conflicts,
    decide,
    keepEditing: () => setConflicts(NO_CONFLICTS),
  }
}

const readOf = (vehicle: OwnedVehicle | undefined): VehicleEdit => ({
  draft: vehicle ? draftOf(vehicle) : EMPTY_VEHICLE,
  pictures: vehicle?.pictures.map(({ id }) => id) ?? [],
})
