import type { ReactNode } from 'react'
import { storedUrl } from '../words/stored-url.ts'
import { useObjectUrl } from './use-object-url.ts'

/** A picture in a form: the path of the stored one, a new one, or none. */
export type Picture = string | File | null

/** The choice of a picture in a form: keep the stored one, send a new one, or remove it. */
export interface PictureChoice {
  /** Address of the picture to show. */
  shown: string | undefined
  /** The picture to send, if a new one was chosen. */
  file: File | undefined
  error: ReactNode
  choose(file: File): void
  remove(): void
  setError(error: string | undefined): void
}

interface PictureField {
  value: Picture
  error: ReactNode
  onChange: (value: Picture) => void
  onError: (error: string | undefined) => void
}

/** The choice of one picture, which a form holds. */
export function usePictureChoice({ value, error, onChange, onError }: PictureField): PictureChoice {
  return {
    shown: usePictureUrl(value),
    file: value instanceof File ? value : undefined,
    error,
    choose: onChange,
    remove: () => onChange(null),
    setError: onError,
  }
}

/** The address of a form's picture. */
export function usePictureUrl(picture: Picture): string | undefined {
  const chosen = useObjectUrl(picture instanceof File ? picture : undefined)
  return chosen ?? (typeof picture === 'string' ? storedUrl(picture) : undefined)
}
