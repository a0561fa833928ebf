import { useState } from 'react'
import { useObjectUrl } from '../forms/use-object-url.ts'
import { type PixelSize, usePictureSize } from '../forms/use-picture-size.ts'
import { storedUrl } from '../words/stored-url.ts'

/** What a form does with one picture: it keeps the stored one, sends a new one, or takes it away. */
export interface PictureChoice {
  /** Address of the picture to show. */
  shown: string | undefined
  file: File | undefined
  removed: boolean
  /** Size of the picture that is shown, once it is known. */
  size: PixelSize | undefined
  choose(file: File): void
  remove(): void
  /** What was chosen is stored by now. */
  settle(): void
}

/** Keeps the choice of one picture and reads its size. */
export function usePictureChoice(stored: string | null): PictureChoice {
  const [file, setFile] = useState<File>()
  const [removed, setRemoved] = useState(false)
  const chosen = useObjectUrl(file)
  const shown = chosen ?? (stored && !removed ? storedUrl(stored) : undefined)
  const become = (next: File | undefined, without: boolean) => {
    setFile(next)
    setRemoved(without)
  }
  return {
    shown,
    file,
    removed,
    size: usePictureSize(shown),
    choose: (next) => become(next, false),
    remove: () => become(undefined, true),
    settle: () => become(undefined, false),
  }
}
