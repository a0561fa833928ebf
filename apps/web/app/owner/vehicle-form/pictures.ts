import type { OwnedPicture } from '@nelly/contract/specified/vehicle-mapper'

/** A picture in the form: a stored one, or a newly chosen one that may still be being checked. */
export type FormPicture =
  | { readonly key: string; readonly stored: Pick<OwnedPicture, 'id' | 'path'> }
  | { readonly key: string; readonly file: File; readonly checked: boolean }

let made = 0

/** Newly chosen pictures, each with a unique key while the form is open. */
export const chosenPictures = (files: readonly File[]): (FormPicture & { file: File })[] =>
  files.map((file) => ({ key: `chosen-${++made}`, file, checked: false }))

export const storedPictures = (stored: readonly Pick<OwnedPicture, 'id' | 'path'>[]): FormPicture[] =>
  stored.map(({ id, path }) => ({ key: `stored-${id}`, stored: { id, path } }))

/** The pictures with one of them moved; the others keep their order. */
export function moved(pictures: readonly FormPicture[], from: number, to: number): FormPicture[] {
  const next = [...pictures]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** The files to send, in their order. */
export const filesOf = (pictures: readonly FormPicture[]): File[] =>
  pictures.flatMap((picture) => ('file' in picture ? [picture.file] : []))

/** The stored pictures to keep, in their order. */
export const storedIdsOf = (pictures: readonly FormPicture[]): number[] =>
  pictures.flatMap((picture) => ('stored' in picture ? [picture.stored.id] : []))

/** How other people's changes of the vehicle's pictures affect the form. */
export interface PicturesMeanwhile {
  /** The form without the pictures that no longer exist. */
  left: FormPicture[]
  /** The positions, from 1, of those that no longer exist. */
  removed: number[]
  /** Whether others only removed pictures, so that there is no conflict. */
  isOnlyRemoval: boolean
}

/** Compares the form's pictures with the current ones of the vehicle; `read` are the initial ones. */
export function picturesMeanwhile(
  pictures: readonly FormPicture[],
  read: readonly FormPicture[],
  stored: readonly FormPicture[],
): PicturesMeanwhile {
  const now = storedIdsOf(stored)
  const isRemoved = (picture: FormPicture) => 'stored' in picture && !now.includes(picture.stored.id)
  const remaining = storedIdsOf(read).filter((id) => now.includes(id))
  return {
    left: pictures.filter((picture) => !isRemoved(picture)),
    removed: pictures.flatMap((picture, index) => (isRemoved(picture) ? [index + 1] : [])),
    isOnlyRemoval: remaining.length === now.length && remaining.every((id, index) => id === now[index]),
  }
}

/**
 * The ids of all pictures in the order of the form, once `answered` has those of the new ones. The server appends new
 * pictures to the kept ones; undefined where that is the right order already.
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

/** The pictures of a new vehicle with the ids that those have which another vehicle has as well: the first that were answered. */
export function withOwnIds(pictures: readonly FormPicture[], answered: readonly number[]): FormPicture[] {
  const own = answered.slice(0, storedIdsOf(pictures).length)
  return pictures.map((picture) =>
    'stored' in picture
      ? { ...picture, stored: { ...picture.stored, id: own.shift() ?? picture.stored.id } }
      : picture,
  )
}
