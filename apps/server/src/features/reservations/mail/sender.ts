import type { HexColour } from '@nelly/domain/landings/colours'
import type { StoredPicture } from '../../../platform/db/stored-picture.ts'
import type { Letter } from '../../../platform/mail/letter/letter.ts'

/** The landing that a mail is about. */
export interface MailSender {
  readonly name: string
  readonly colour: HexColour
  readonly logo: StoredPicture
}

/** The header of a mail. The logo only where others can load it: a mail is read elsewhere. */
export const senderOf = ({ name, colour, logo }: MailSender, origin: string): Letter['sender'] => ({
  name,
  colour,
  logo: isPublic(origin)
    ? { url: `${origin}/storage/${logo.path}`, ground: logo.ground ?? '#ffffff' }
    : undefined,
})

const isPublic = (origin: string): boolean =>
  !/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(new URL(origin).hostname)
