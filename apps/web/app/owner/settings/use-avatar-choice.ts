import { useState } from 'react'
import { useObjectUrl } from '../forms/use-object-url.ts'
import { storedUrl } from '../words/stored-url.ts'

/** What the form does with the account's picture. */
export interface AvatarChoice {
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
  tell(error: string | undefined): void
}

/** Keeps the picture of an account's form: the stored one, a new one, or none. */
export function useAvatarChoice(stored: string | null): AvatarChoice {
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
    tell: setError,
  }
}
