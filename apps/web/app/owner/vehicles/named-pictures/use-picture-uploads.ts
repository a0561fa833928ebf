import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { updateVehicle } from '@nelly/contract/specified/vehicles'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { checkedPicture } from '../../forms/checked-picture.ts'
import { invalidate } from '../../mutations/dependent-queries.ts'
import type { UploadFailure } from '../../photographs/upload-queue.ts'
import { uploadFailure, useUploadQueue } from '../../photographs/use-upload-queue.ts'
import { callApi } from '../../session/call.ts'
import { storedLanguage } from '../../words/language.ts'
import { setAdded } from './assigned-pictures.ts'

/** The vehicle that each file on its way is of. */
const vehicles = new WeakMap<File, number>()

async function store(
  client: QueryClient,
  landingId: number,
  chosen: File,
  onProgress: (share: number) => void,
): Promise<UploadFailure | undefined> {
  const { file, fault } = await checkedPicture(chosen)
  if (fault) setAdded(chosen, vehicles.get(chosen), false)
  if (fault) return { words: refusalWords(fault, storedLanguage()), isFinal: true }
  try {
    await callApi(updateVehicle, {
      params: { landingId, vehicleId: vehicles.get(chosen) ?? 0 },
      body: {},
      files: { images: [file] },
      onProgress,
    })
    setAdded(chosen, vehicles.get(chosen))
    void invalidate(client, 'vehicles')
    return undefined
  } catch (problem) {
    setAdded(chosen, vehicles.get(chosen), false)
    return uploadFailure(problem)
  }
}

/** Pictures of a landing's vehicles that are on their way, one after the other in the order in which they are sent. */
export function usePictureUploads(landingId: number) {
  const client = useQueryClient()
  const { send, ...queue } = useUploadQueue(`pictures ${landingId}`, (file, onProgress) =>
    store(client, landingId, file, onProgress),
  )
  return {
    queue,
    send: (pictures: readonly { file: File; vehicle: number }[]) => {
      for (const { file, vehicle } of pictures) {
        vehicles.set(file, vehicle)
        setAdded(file, vehicle)
      }
      send(pictures.map(({ file }) => file))
    },
  }
}
