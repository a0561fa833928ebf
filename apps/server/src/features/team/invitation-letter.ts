import type { Invitation } from '@nelly/contract/team/members'
import { roleWord } from '@nelly/contract/team/role-words'
import type { Language } from '@nelly/contract/wire'
import { actionLetter } from '../../platform/mail/letter/action-letter.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { plain } from '../../platform/mail/plain.ts'
import { i18nIn } from '../reservations/mail/mail-i18n.ts'

/** The mail that invites somebody to a team; `isAgain` where it ends an earlier one. */
export function invitationLetter(
  { accountName, invitedBy, role }: Pick<Invitation, 'invitedBy' | 'role'> & { accountName: string },
  { url, language, isAgain }: { url: string; language: Language; isAgain: boolean },
): MailContent {
  const { t } = i18nIn(language)
  const named = { account: plain(accountName), name: plain(invitedBy), role: roleWord(role, language) }
  const hint = t('invitation.action.hint')
  return actionLetter({
    language,
    senderName: named.account,
    subject: t('invitation.subject', named),
    heading: t('invitation.heading', named),
    lead: t('invitation.lead', named),
    action: {
      label: t('invitation.action.label'),
      hint: isAgain ? `${hint} ${t('invitation.again')}` : hint,
      url,
    },
    footer: t('invitation.footer', named),
  })
}
