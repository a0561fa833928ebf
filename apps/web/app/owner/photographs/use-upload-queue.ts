import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { showToast, UNDO_MILLISECONDS } from '../ui/toasts/shown-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { createUploadQueue, type StoreUpload, type UploadFailure, type UploadQueue } from './upload-queue.ts'

/** The queues of each session by what is sent: they go on when the form that filled them is closed. */
const sessions = new WeakMap<QueryClient, Map<string, UploadQueue>>()

function queueOf(client: QueryClient, key: string, store: StoreUpload): UploadQueue {
  const queues = sessions.get(client) ?? startSession(client)
  const queue = queues.get(key) ?? createUploadQueue(store)
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

/** Statuses of refusals that would be the same again. */
const FINAL = [401, 403, 404, 409, 413, 422]

/** Why a file was not stored, of what its call answered. */
export function uploadFailure(problem: unknown): UploadFailure {
  if (!(problem instanceof ApiProblem)) return { words: '', isFinal: false }
  const words = Object.values(problem.errors)[0]?.[0] ?? problem.message
  return { words, isFinal: FINAL.includes(problem.status) }
}

/** The files of a key that are on their way, and what can be done about those that did not get there. */
export function useUploadQueue(key: string, store: StoreUpload) {
  const t = useWords('photographs')
  const queue = queueOf(useQueryClient(), key, store)
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
