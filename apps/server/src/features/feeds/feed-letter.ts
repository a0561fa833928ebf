import { wallClockIn } from '@nelly/domain/wall-clock'
import { asHtml } from '../../platform/mail/letter/letter-html.ts'
import { asText } from '../../platform/mail/letter/letter-text.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { plain } from '../../platform/mail/plain.ts'
import { operatorI18n } from '../reservations/mail/mail-i18n.ts'
import { type MailSender, senderOf } from '../reservations/mail/sender.ts'

interface Failing {
  readonly landing: MailSender & { readonly id: number; readonly timezone: string }
  readonly vehicle: { readonly id: number; readonly name: string }
  readonly feed: { readonly name: string; readonly failingSince: Date }
  /** Of all links, without a slash at the end. */
  readonly origin: string
}

/** The operator's mail about a calendar of another channel that can't be read. */
export function feedLetter({ landing, vehicle, feed, origin }: Failing): MailContent {
  const { words, language, moment } = operatorI18n()
  const { subject, heading, lead, action } = words.feedFailed
  const name = plain(landing.name)
  const named = { feed: plain(feed.name), vehicle: plain(vehicle.name), landing: name }
  const letter = {
    language,
    sender: senderOf({ ...landing, name }, origin),
    heading,
    lead: lead({ ...named, at: moment(wallClockIn(landing.timezone, feed.failingSince)) }),
    blocks: [
      {
        kind: 'action' as const,
        ...action,
        url: `${origin}/app/landings/${landing.id}/vehicles/${vehicle.id}/calendars`,
      },
    ],
    footer: [],
  }
  return { subject: subject(named), text: asText(letter), html: asHtml(letter), attachments: [] }
}
