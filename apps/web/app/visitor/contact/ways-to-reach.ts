import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { phoneLink, whatsappLink } from '@nelly/domain/customers/phone'
import type { I18n } from '../i18n.tsx'
import type { IconName } from '../ui/icon.tsx'

/** A way to reach the operator. */
export interface WayToReach {
  readonly icon: IconName
  readonly name: string
  readonly text: string
  /** Where it leads; an address leads nowhere, nor does a number that can't be one. */
  readonly href?: string | undefined
}

/** The ways that the site says, each with its link; no chat begins with a number that can't be one. */
export function waysToReach(
  { site, phones, displayName }: Pick<VisitedLanding, 'site' | 'phones' | 'displayName'>,
  t: I18n['t'],
): readonly WayToReach[] {
  const { phone, email, whatsapp, address } = site.contact
  const digits = phones[whatsapp]
  const chat = digits && whatsappLink(digits, t('contact.chatText', { name: displayName }))
  const ways: readonly WayToReach[] = [
    { icon: 'phone', name: t('contact.phone'), text: phone, href: phoneLink(phone, phones[phone]) },
    { icon: 'chat', name: 'WhatsApp', text: whatsapp, href: chat },
    { icon: 'mail', name: t('contact.email'), text: email, href: `mailto:${email}` },
    { icon: 'pin', name: t('contact.address'), text: address },
  ]
  return ways.filter(({ text }) => text !== '')
}
