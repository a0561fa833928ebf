import { storedUrl } from '../words/stored-url.ts'
import { useObjectUrl } from './use-object-url.ts'

/** A picture in a form: the path of the stored one, a new one, or none. */
export type FormPicture = string | File | null

/** The picture to send, if a new one was chosen. */
export const chosenFile = (picture: FormPicture): File | undefined =>
  picture instanceof File ? picture : undefined

/** The address of a form's picture. */
export function usePictureUrl(picture: FormPicture): string | undefined {
  const chosen = useObjectUrl(chosenFile(picture))
  return chosen ?? (typeof picture === 'string' ? storedUrl(picture) : undefined)
}
