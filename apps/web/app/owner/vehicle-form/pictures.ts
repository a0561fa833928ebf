import type { OwnedPicture } from '@nelly/contract/owned-vehicle'

/** A picture in the form: one that is stored, or one that was just chosen and perhaps is still looked into. */
export type FormPicture =
  | { readonly key: string; readonly stored: OwnedPicture }
  | { readonly key: string; readonly file: File; readonly checked: boolean }

let made = 0

/** Pictures just chosen, each with a key of its own for as long as the form is open. */
export const chosenPictures = (files: readonly File[]): (FormPicture & { file: File })[] =>
  files.map((file) => ({ key: `chosen-${++made}`, file, checked: false }))

export const storedPictures = (stored: readonly OwnedPicture[]): FormPicture[] =>
  stored.map((picture) => ({ key: `stored-${picture.id}`, stored: picture }))

/** The pictures with one of them at another place; the others keep their order. */
export function moved(pictures: readonly FormPicture[], from: number, to: number): FormPicture[] {
  const next = [...pictures]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** The files to send, in their order. */
export const filesOf = (pictures: readonly FormPicture[]): File[] =>
  pictures.flatMap((picture) => ('file' in picture ? [picture.file] : []))

/** The stored pictures that stay, in their order. */
export const storedIdsOf = (pictures: readonly FormPicture[]): number[] =>
  pictures.flatMap((picture) => ('stored' in picture ? [picture.stored.id] : []))

/** What became of the form's pictures when others changed those of the vehicle. */
export interface PicturesMeanwhile {
  /** The form without the pictures that no longer exist. */
  left: FormPicture[]
  /** The places, from 1, of those that no longer exist. */
  removed: number[]
  /** Whether others did no more than take pictures away, so that nothing is to be decided. */
  isOnlyRemoval: boolean
}

/** Compares the form's pictures with those that the vehicle has by now; `read` are the ids that the form began with. */
export function picturesMeanwhile(
  pictures: readonly FormPicture[],
  read: readonly number[],
  now: readonly number[],
): PicturesMeanwhile {
  const isRemoved = (picture: FormPicture) => 'stored' in picture && !now.includes(picture.stored.id)
  const remaining = read.filter((id) => now.includes(id))
  return {
    left: pictures.filter((picture) => !isRemoved(picture)),
    removed: pictures.flatMap((picture, index) => (isRemoved(picture) ? [index + 1] : [])),
    isOnlyRemoval: remaining.length === now.length && remaining.every((id, index) => id === now[index]),
  }
}

/**
 * The ids of all pictures in the order of the form, once `answered` tells those of the new ones.
 * The server puts new pictures behind the kept ones; undefined where that is the order already.
 */
export function orderToAskFor(
  pictures: readonly FormPicture[],
  answered: readonly number[],
): number[] | undefined {
  const stored = storedIdsOf(pictures)
  const added = answered.filter((id) => !stored.includes(id))
  const order = pictures.flatMap((picture) =>
    'stored' in picture ? [picture.stored.id] : added.splice(0, 1),
  )
  return order.every((id, index) => id === answered[index]) ? undefined : order
}
