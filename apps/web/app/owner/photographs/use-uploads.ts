import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { addPhotograph, type Photographs } from '@nelly/contract/reservations/photographs'
import type { ReservationId } from '@nelly/domain/ids'
import { PHOTOGRAPH_SIDES, type RentalEnd } from '@nelly/domain/reservations/photographs'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { checkedPicture } from '../forms/checked-picture.ts'
import { callApi } from '../session/call.ts'
import { showToast, UNDO_MILLISECONDS } from '../ui/toasts/shown-toasts.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { createUploadQueue, type UploadFailure, type UploadQueue } from './upload-queue.ts'
import { photographsKey } from './use-photographs.ts'

/** Of which handover or return photographs are. */
interface Photographed {
  readonly reservation: number
  readonly end: RentalEnd
}

/** The queues of each session by what is photographed: they go on when the form that filled them is closed. */
const sessions = new WeakMap<QueryClient, Map<string, UploadQueue>>()

function queueOf(client: QueryClient, of: Photographed): UploadQueue {
  const queues = sessions.get(client) ?? startSession(client)
  const key = `${of.reservation} ${of.end}`
  const queue =
    queues.get(key) ?? createUploadQueue((file, onProgress) => store(client, of, file, onProgress))
  queues.set(key, queue)
  return queue
}

function startSession(client: QueryClient): Map<string, UploadQueue> {
  const queues = new Map<string, UploadQueue>()
  sessions.set(client, queues)
  window.addEventListener('online', () => {
    for (const queue of queues.values()) queue.again()
  })
  window.addEventListener('beforeunload', (event) => {
    const uploads = [...queues.values()].flatMap((queue) => queue.uploads())
    if (uploads.some(({ failure }) => !failure?.isFinal)) event.preventDefault()
  })
  return queues
}

/** What is sent of each file, so that what is sent again is the same photograph. */
const prepared = new WeakMap<File, ReturnType<typeof checkedPicture>>()

function prepare(file: File): ReturnType<typeof checkedPicture> {
  const made = prepared.get(file) ?? checkedPicture(file, { longest: PHOTOGRAPH_SIDES.large })
  prepared.set(file, made)
  return made
}

/** Statuses of refusals that would be the same again. */
const FINAL = [401, 403, 404, 409, 413, 422]

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
    if (!(problem instanceof ApiProblem)) return { words: '', isFinal: false }
    const words = problem.errors.photograph?.[0] ?? problem.message
    return { words, isFinal: FINAL.includes(problem.status) }
  }
}

/** The photographs of a handover or a return that are on their way, and what can be done about those that did not get there. */
export function useUploads(of: Photographed) {
  const t = useWords('photographs')
  const queue = queueOf(useQueryClient(), of)
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
  const send = (files: readonly File[]) =>
    queue.add(files, ({ words, isFinal }, again) =>
      showToast({
        message: words || t('failed'),
        failed: true,
        milliseconds: UNDO_MILLISECONDS,
        ...(!isFinal && { action: { label: t('again'), onPress: again } }),
      }),
    )
  return { uploads, send, again: queue.again, leaveOut: queue.leaveOut }
}
