import type { OwnedPicture } from '@nelly/contract/owned-vehicle'

/** A picture in the form: one that is stored, or one that was just chosen. */
export type FormPicture =
  | { readonly key: string; readonly stored: OwnedPicture }
  | { readonly key: string; readonly file: File }

let made = 0

/** Pictures just chosen, each with a key of its own for as long as the form is open. */
export const chosenPictures = (files: readonly File[]): FormPicture[] =>
  files.map((file) => ({ key: `chosen-${++made}`, file }))

export const storedPictures = (stored: readonly OwnedPicture[]): FormPicture[] =>
  stored.map((picture) => ({ key: `stored-${picture.id}`, stored: picture }))

/** Whether a picture may move one place; a vehicle's stored pictures come before its new ones. */
export function mayMove(pictures: readonly FormPicture[], from: number, by: -1 | 1): boolean {
  const picture = pictures[from]
  const neighbour = pictures[from + by]
  return !!picture && !!neighbour && 'stored' in picture === 'stored' in neighbour
}

/** The pictures with one of them moved by a place. */
export function moved(pictures: readonly FormPicture[], from: number, by: -1 | 1): FormPicture[] {
  if (!mayMove(pictures, from, by)) return [...pictures]
  const next = [...pictures]
  next.splice(from + by, 0, ...next.splice(from, 1))
  return next
}

/** The files to send, in their order. */
export const filesOf = (pictures: readonly FormPicture[]): File[] =>
  pictures.flatMap((picture) => ('file' in picture ? [picture.file] : []))

/** The stored pictures that stay, in their order. */
export const keptOf = (pictures: readonly FormPicture[]): number[] =>
  pictures.flatMap((picture) => ('stored' in picture ? [picture.stored.id] : []))
