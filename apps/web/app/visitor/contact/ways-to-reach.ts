import { phoneLink, whatsappLink } from '@nelly/domain/phone'
import type { Contact } from '@nelly/domain/site/site-document'
import type { I18n } from '../i18n.tsx'
import type { IconName } from '../parts/icon.tsx'

/** A way to reach the operator. */
export interface WayToReach {
  readonly icon: IconName
  readonly name: string
  readonly text: string
  /** Where it leads; an address leads nowhere. */
  readonly href?: string | undefined
}

/** The ways that the site says, each with its link; `chatText` is what a chat begins with. */
export function waysToReach(
  { phone, email, whatsapp, address }: Contact,
  chatText: string,
  say: I18n['say'],
): readonly WayToReach[] {
  const ways: readonly WayToReach[] = [
    { icon: 'phone', name: say('contact.phone'), text: phone, href: phoneLink(phone) },
    { icon: 'chat', name: 'WhatsApp', text: whatsapp, href: whatsappLink(whatsapp, chatText) },
    { icon: 'mail', name: say('contact.email'), text: email, href: `mailto:${email}` },
    { icon: 'pin', name: say('contact.address'), text: address },
  ]
  return ways.filter(({ text }) => text !== '')
}
