import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from './journey.ts'
import type { Server } from './server.ts'

type Kind =
  | 'confirmation'
  | 'notice'
  | 'correction-notice'
  | 'cancellation'
  | 'cancellation-notice'
  | 'change-wish-received'
  | 'change-wish-notice'
  | 'review-request'
  | 'review-notice'
  | 'quote'
  | 'contract'
  | 'receipt'
  | 'invitation'
  | 'sign-up'
  | 'password-reset'
  | 'email-change-former'
  | 'email-change-new'
  | 'waiting-confirm'

/** The newest mail of a kind to a recipient, once it was sent. */
export async function mailTo(server: Server, to: string, kind: Kind): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(async () => {
      found = await newest(join(server.dataFolder, 'mail'), to, kind)
      return found
    }, `a ${kind} to ${to}`)
    .toBeDefined()
  if (!found) throw new Error('unreachable')
  return found
}

/** The visitor's own link to their reservation, out of a mail. */
export const ownLinkIn = (mail: Email): string => linkIn(mail, /https?:\S+\/my-reservation\?s=[\w-]+/)

/** The customer's link to the form of a review, out of a mail. */
export const reviewLinkIn = (mail: Email): string =>
  linkIn(mail, /https?:\S+\/my-reservation\/review\?s=[\w-]+/)

/** The customer's link to a quote, out of a mail. */
export const quoteLinkIn = (mail: Email): string =>
  linkIn(mail, /https?:\S+\/my-reservation\/quote\?s=[\w-]+/)

/** The link to a wish of the waiting list, out of a mail. */
export const wishLinkIn = (mail: Email): string =>
  linkIn(mail, /https?:\S+\/my-reservation\/waiting-list\?s=[\w-]+/)

/** The link of an invitation, out of a mail. */
export const invitationLinkIn = (mail: Email): string => linkIn(mail, /https?:\S+\/invitation\/[\w-]+/)

/** The link with which somebody chooses a password or confirms a change of e-mail, out of a mail. */
export const entryLinkIn = (mail: Email): string =>
  linkIn(mail, /https?:\S+\/(?:sign-up|reset(?:\/email)?)\/[\w-]+/)

function linkIn({ text = '' }: Email, link: RegExp): string {
  const [found] = link.exec(text) ?? []
  if (!found) throw new Error(`no link in the mail:\n${text}`)
  return found
}

async function newest(folder: string, to: string, kind: Kind): Promise<Email | undefined> {
  const files = await readdir(folder).catch(() => [])
  const ofKind = files.filter((file) => new RegExp(`-\\d+-${kind}\\.eml$`).test(file))
  for (const file of ofKind.sort().reverse()) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)))
    if (mail.to?.some(({ address }) => address === to)) return mail
  }
  return undefined
}
