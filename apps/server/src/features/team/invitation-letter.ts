import type { Invitation } from '@nelly/contract/team/members'
import { roleWord } from '@nelly/contract/team/role-words'
import type { Language } from '@nelly/contract/wire'
import type { HexColour } from '@nelly/domain/landings/colours'
import { asHtml } from '../../platform/mail/letter/letter-html.ts'
import { asText } from '../../platform/mail/letter/letter-text.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { plain } from '../../platform/mail/plain.ts'
import { i18nIn } from '../reservations/mail/mail-i18n.ts'

/** The colour of mails that are of no landing. */
const COLOUR = '#0b6e75' as HexColour

/** The mail that invites somebody to a team; `isAgain` where it ends an earlier one. */
export function invitationLetter(
  { accountName, invitedBy, role }: Pick<Invitation, 'invitedBy' | 'role'> & { accountName: string },
  { url, language, isAgain }: { url: string; language: Language; isAgain: boolean },
): MailContent {
  const { t } = i18nIn(language)
  const named = { account: plain(accountName), name: plain(invitedBy), role: roleWord(role, language) }
  const letter = {
    language,
    sender: { name: named.account, logo: undefined, colour: COLOUR },
    heading: t('invitation.heading', named),
    lead: t('invitation.lead', named),
    blocks: [
      {
        kind: 'action' as const,
        label: t('invitation.action.label'),
        hint: isAgain
          ? `${t('invitation.action.hint')} ${t('invitation.again')}`
          : t('invitation.action.hint'),
        url,
      },
    ],
    footer: [t('invitation.footer', named)],
  }
  return {
    subject: t('invitation.subject', named),
    text: asText(letter),
    html: asHtml(letter),
    attachments: [],
  }
}
