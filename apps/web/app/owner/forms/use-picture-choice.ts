import { useState } from 'react'
import { storedUrl } from '../words/stored-url.ts'
import { useObjectUrl } from './use-object-url.ts'

/** What a form does with one picture: it keeps the stored one, sends a new one, or takes it away. */
export interface PictureChoice {
  /** Address of the picture to show. */
  shown: string | undefined
  /** The picture to send, where a new one was chosen. */
  file: File | undefined
  /** Whether the stored one is to go. */
  removed: boolean
  error: string | undefined
  choose(file: File): void
  remove(): void
  /** What was chosen is stored by now, or given up. */
  settle(): void
  setError(error: string | undefined): void
}

/** Keeps the choice of one picture. */
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
