import type { Language } from '@nelly/contract/wire'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { i18nIn } from '../reservations/mail/mail-i18n.ts'
import { actionLetter } from '../team/action-letter.ts'

/** The mail with a link that proves an address; `sign-up-known` tells who signs up that they have an account. */
export function linkLetter(
  kind: 'sign-up' | 'sign-up-known' | 'password-reset',
  { url, language }: { url: string; language: Language },
): MailContent {
  const { t } = i18nIn(language)
  return actionLetter({
    language,
    senderName: 'Nelly',
    subject: t(`links.${kind}.subject`),
    heading: t(`links.${kind}.heading`),
    lead: t(`links.${kind}.lead`),
    action: { label: t(`links.${kind}.label`), hint: t(`links.${kind}.hint`), url },
    footer: t('links.footer'),
  })
}
