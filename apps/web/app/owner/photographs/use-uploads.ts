import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { addPhotograph, type Photographs } from '@nelly/contract/reservations/photographs'
import type { ReservationId } from '@nelly/domain/ids'
import { PHOTOGRAPH_SIDES, type RentalEnd } from '@nelly/domain/reservations/photographs'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { checkedPicture } from '../forms/checked-picture.ts'
import { callApi } from '../session/call.ts'
import { storedLanguage } from '../words/language.ts'
import type { UploadFailure } from './upload-queue.ts'
import { photographsKey } from './use-photographs.ts'
import { uploadFailure, useUploadQueue } from './use-upload-queue.ts'

/** Of which handover or return photographs are. */
interface Photographed {
  readonly reservation: number
  readonly end: RentalEnd
}

/** What is sent of each file, so that what is sent again is the same photograph. */
const prepared = new WeakMap<File, ReturnType<typeof checkedPicture>>()

function prepare(file: File): ReturnType<typeof checkedPicture> {
  const made = prepared.get(file) ?? checkedPicture(file, { longest: PHOTOGRAPH_SIDES.large })
  prepared.set(file, made)
  return made
}

async function store(
  client: QueryClient,
  { reservation, end }: Photographed,
  chosen: File,
  onProgress: (share: number) => void,
): Promise<UploadFailure | undefined> {
  try {
    const { file, fault } = await prepare(chosen)
    if (fault) return { words: refusalWords(fault, storedLanguage()), isFinal: true }
    const stored = await callApi(addPhotograph, {
      params: { reservationId: reservation as ReservationId },
      body: { check: end },
      files: { photograph: file },
      onProgress,
    })
    const queryKey = photographsKey(reservation)
    // Shown at once, and read again, as others may add some as well.
    client.setQueryData<Photographs>(
      queryKey,
      (now) =>
        now && { ...now, photographs: [...now.photographs.filter(({ id }) => id !== stored.id), stored] },
    )
    void client.invalidateQueries({ queryKey })
    return undefined
  } catch (problem) {
    return uploadFailure(problem)
  }
}

/** The photographs of a handover or a return that are on their way. */
export function useUploads(of: Photographed) {
  const client = useQueryClient()
  return useUploadQueue(`${of.reservation} ${of.end}`, (file, onProgress) =>
    store(client, of, file, onProgress),
  )
}
