import { checklistWords } from '@nelly/contract/site/checklist-words'
import type { LandingId } from '@nelly/domain/ids'
import type { SiteBlocker } from '@nelly/domain/site/checklist'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { asHtml } from '../../platform/mail/letter/letter-html.ts'
import { asText } from '../../platform/mail/letter/letter-text.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { plain } from '../../platform/mail/plain.ts'
import { operatorI18n } from '../reservations/mail/mail-i18n.ts'
import { type MailSender, senderOf } from '../reservations/mail/sender.ts'

interface Failed {
  readonly dueAt: Date
  readonly blockers: readonly SiteBlocker[]
  /** Of all links, without a slash at the end. */
  readonly origin: string
}

/** The operator's mail about a scheduled publication that would have broken the site. */
export function scheduleLetter(
  landing: MailSender & { readonly id: LandingId; readonly timezone: string },
  { dueAt, blockers, origin }: Failed,
): MailContent {
  const { t, language, moment } = operatorI18n()
  const name = plain(landing.name)
  const letter = {
    language,
    sender: senderOf({ ...landing, name }, origin),
    heading: t('scheduleFailed.heading'),
    lead: t('scheduleFailed.lead', { landing: name, at: moment(wallClockIn(landing.timezone, dueAt)) }),
    blocks: [
      {
        kind: 'list' as const,
        title: t('scheduleFailed.title'),
        items: blockers.map((code) => checklistWords(code, language)),
      },
      {
        kind: 'action' as const,
        label: t('scheduleFailed.action.label'),
        hint: t('scheduleFailed.action.hint'),
        url: `${origin}/app/landings/${landing.id}/site`,
      },
    ],
    footer: [],
  }
  return {
    subject: t('scheduleFailed.subject', { landing: name }),
    text: asText(letter),
    html: asHtml(letter),
    attachments: [],
  }
}
