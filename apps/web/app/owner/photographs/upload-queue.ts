/** Why a file was not stored. */
export interface UploadFailure {
  /** Empty where nobody knows. */
  readonly words: string
  /** Whether it would be refused again. */
  readonly isFinal: boolean
}

/** A file on its way to the server, or one that did not get there. */
export interface Upload {
  readonly id: number
  readonly file: File
  /** How much of it has been sent, 0 to 1. */
  readonly share: number
  readonly failure?: UploadFailure | undefined
}

type OnUnseen = (failure: UploadFailure, again: () => void) => void

/** Stores a file; returns why it could not. It must not throw. */
export type StoreUpload = (
  file: File,
  onProgress: (share: number) => void,
) => Promise<UploadFailure | undefined>

export type UploadQueue = ReturnType<typeof createUploadQueue>

/**
 * Files that are sent one after the other, in the order in which they were chosen. One that fails is kept for its sender to decide,
 * while the others go on.
 */
export function createUploadQueue(store: StoreUpload) {
  let uploads: readonly (Upload & { readonly onUnseen: OnUnseen })[] = []
  let lastId = 0
  let isRunning = false
  const listeners = new Set<() => void>()

  const show = (changed: typeof uploads) => {
    uploads = changed
    for (const listener of listeners) listener()
  }
  const update = (id: number, changes: Partial<Upload>) =>
    show(uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const leaveOut = (id: number) => show(uploads.filter((one) => one.id !== id))
  const isWaiting = ({ failure }: Upload) => !failure

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = uploads.find(isWaiting); next; next = uploads.find(isWaiting)) {
      const { id, file, onUnseen } = next
      const failure = await store(file, (share) => update(id, { share }))
      if (!failure) {
        leaveOut(id)
        continue
      }
      update(id, { share: 0, failure })
      if (listeners.size === 0) onUnseen(failure, () => again(id))
    }
    isRunning = false
  }

  /** Sends again what failed, one or all of them, unless it would be refused again. */
  function again(id?: number): void {
    const isMeant = (one: Upload) => !one.failure?.isFinal && (id === undefined || one.id === id)
    show(uploads.map((one) => (isMeant(one) ? { ...one, failure: undefined } : one)))
    void run()
  }

  return {
    uploads: (): readonly Upload[] => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Sends files; `onUnseen` is called for each that is kept as failed while nobody listens. */
    add(files: readonly File[], onUnseen: OnUnseen) {
      show([...uploads, ...files.map((file) => ({ id: ++lastId, file, share: 0, onUnseen }))])
      void run()
    },
    again,
    /** Forgets one that failed. */
    leaveOut,
  }
}
