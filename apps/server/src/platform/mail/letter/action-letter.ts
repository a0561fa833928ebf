import type { Language } from '@nelly/contract/wire'
import type { HexColour } from '@nelly/domain/landings/colours'
import type { MailContent } from '../mail-content.ts'
import { asHtml } from './letter-html.ts'
import { asText } from './letter-text.ts'

/** The colour of mails that are of no landing. */
const COLOUR = '#0b6e75' as HexColour

interface ActionLetter {
  language: Language
  senderName: string
  subject: string
  heading: string
  lead: string
  action: { label: string; hint: string; url: string }
  footer: string
}

/** A mail of no landing that asks for one thing. */
export function actionLetter(words: ActionLetter): MailContent {
  const { language, senderName, subject, heading, lead, action, footer } = words
  const letter = {
    language,
    sender: { name: senderName, logo: undefined, colour: COLOUR },
    heading,
    lead,
    blocks: [{ kind: 'action' as const, ...action }],
    footer: [footer],
  }
  return { subject, text: asText(letter), html: asHtml(letter), attachments: [] }
}
