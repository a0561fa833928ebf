import type { Language } from '@nelly/contract/wire'
import { actionLetter } from '../../platform/mail/letter/action-letter.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { plain } from '../../platform/mail/plain.ts'
import { i18nIn } from '../reservations/mail/mail-i18n.ts'

type LinkLetter =
  | 'sign-up'
  | 'sign-up-known'
  | 'password-reset'
  | 'email-change-former'
  | 'email-change-new'
  | 'email-change-known'

interface LinkLetterOptions {
  url: string
  language: Language
  /** The address that a person changes to. */
  email?: string
}

/** The mail with a link that proves an address; those `-known` tell that it signs in already. */
export function linkLetter(kind: LinkLetter, { url, language, email = '' }: LinkLetterOptions): MailContent {
  const { t } = i18nIn(language)
  return actionLetter({
    language,
    senderName: 'Nelly',
    subject: t(`links.${kind}.subject`),
    heading: t(`links.${kind}.heading`),
    lead: t(`links.${kind}.lead`, { email: plain(email) }),
    action: { label: t(`links.${kind}.label`), hint: t(`links.${kind}.hint`), url },
    footer: t('links.footer'),
  })
}
