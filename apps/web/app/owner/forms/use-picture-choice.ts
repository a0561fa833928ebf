import { useState } from 'react'
import { storedUrl } from '../words/stored-url.ts'
import { useObjectUrl } from './use-object-url.ts'

/** The choice of a picture in a form: keep the stored one, send a new one, or remove it. */
export interface PictureChoice {
  /** Address of the picture to show. */
  shown: string | undefined
  /** The picture to send, if a new one was chosen. */
  file: File | undefined
  /** Whether to remove the stored one. */
  removed: boolean
  error: string | undefined
  choose(file: File): void
  remove(): void
  /** Resets the choice, after a save or when it is discarded. */
  settle(): void
  setError(error: string | undefined): void
}

/** Holds the choice of one picture. */
export function usePictureChoice(stored: string | null): PictureChoice {
  const [file, setFile] = useState<File>()
  const [removed, setRemoved] = useState(false)
  const [error, setError] = useState<string>()
  const chosen = useObjectUrl(file)
  const become = (next: File | undefined, without: boolean) => {
    setFile(next)
    setRemoved(without)
    setError(undefined)
  }
  return {
    shown: chosen ?? (stored && !removed ? storedUrl(stored) : undefined),
    file,
    removed,
    error,
    choose: (next) => become(next, false),
    remove: () => become(undefined, true),
    settle: () => become(undefined, false),
    setError,
  }
}
