import { inLanguages } from '@nelly/domain/languages'
import {
  fitsInLink,
  type MessageKind,
  ofKinds,
  unknownPlaceholder,
} from '@nelly/domain/messaging/prepared-message'
import { REMINDER_HOURS } from '@nelly/domain/messaging/reminder'
import { z } from 'zod'
import { call } from '../call.ts'
import { wordsOfField } from '../refusals/field-words.ts'
import {
  answerOf,
  clearable,
  isStorable,
  localizedAnswer,
  numeric,
  revision,
  revisionAnswer,
} from '../wire.ts'

const hours = z.number().int().min(REMINDER_HOURS.least).max(REMINDER_HOURS.most)

const meaning = (what: string) => ({
  description: `How many hours before the ${what} its customer is reminded by mail; \`null\`: never`,
})

/** Of an answer. */
const hoursAnswer = {
  hoursBeforePickup: hours.nullable().meta(meaning('pickup')),
  hoursBeforeReturn: hours.nullable().meta(meaning('return')),
}

/** Of an edit; what is missing stays. */
const hoursEdit = {
  hoursBeforePickup: clearable(numeric(hours)).meta(meaning('pickup')),
  hoursBeforeReturn: clearable(numeric(hours)).meta(meaning('return')),
}

const settingsAnswer = answerOf(
  z.object({ ...ofKinds(() => localizedAnswer), ...hoursAnswer, revision: revisionAnswer }),
).meta({ id: 'MessageSettings' })
/** What customers of an account are told in chats, and when they are reminded by mail. */
export type MessageSettings = z.infer<typeof settingsAnswer>

/** A text of a kind in both languages; blank for ours. */
const texts = (kind: MessageKind) =>
  z.object(
    inLanguages(() =>
      z
        .string()
        .trim()
        .refine(isStorable, { params: { refusal: 'text-invalid' } })
        .superRefine((text, context) => {
          if (!fitsInLink(text))
            context.addIssue({ code: 'custom', params: { words: wordsOfField('longForLink') } })
          const unknown = unknownPlaceholder(text, kind)
          if (unknown !== undefined)
            context.addIssue({ code: 'custom', params: { words: wordsOfField('placeholder', { unknown }) } })
        }),
    ),
  )

export const readMessageSettings = call({
  method: 'GET',
  url: '/message-settings',
  summary: 'Read the texts of prepared messages, and when customers are reminded',
  description:
    'Texts by kind, in both languages; reminders are mails before the pickup and before the return.',
  answer: settingsAnswer,
})

export const changeMessageSettings = call({
  method: 'PUT',
  url: '/message-settings',
  nestedErrors: true,
  summary: 'Change the texts of prepared messages, and when customers are reminded',
  description: `A blank text is ours. An unknown placeholder is refused, and what takes 1,500 characters or more in a link. Reminders are sent ${REMINDER_HOURS.usual} hours before by default; what is due then is sent at once.`,
  body: z.object({ ...ofKinds(texts), ...hoursEdit, revision }),
  refusals: ['changed-meanwhile'],
  answer: settingsAnswer,
})
export type MessageSettingsEdit = z.output<typeof changeMessageSettings.body>
