import { MESSAGE_REFUSALS } from '@nelly/domain/messaging/message-refusal'
import { MESSAGE_KINDS } from '@nelly/domain/messaging/prepared-message'
import { z } from 'zod'
import { call } from '../call.ts'
import { whatsapp } from '../reservations/reservation.ts'
import { answerOf } from '../wire.ts'

const kind = z.enum(MESSAGE_KINDS)

const offeredAnswer = answerOf(
  z.object({
    messages: z.array(
      z
        .object({
          kind,
          refusal: z
            .enum(MESSAGE_REFUSALS)
            .nullable()
            .meta({ description: 'Why it can’t be prepared; `null` where it can' }),
        })
        .meta({ id: 'OfferedMessage' }),
    ),
  }),
).meta({ id: 'OfferedMessages' })
export type OfferedMessage = z.infer<typeof offeredAnswer>['messages'][number]

const preparedAnswer = answerOf(
  z.object({
    text: z.string().meta({ description: 'In the customer’s language, for the link of a chat' }),
    whatsapp,
  }),
).meta({ id: 'PreparedMessage' })

export const listMessages = call({
  method: 'GET',
  url: '/reservations/:reservationId/messages',
  summary: 'List the messages for the customer of a reservation',
  description: 'Of every kind whether it can be prepared now.',
  refusals: ['reservation-not-found'],
  answer: offeredAnswer,
})

export const prepareMessage = call({
  method: 'POST',
  url: '/reservations/:reservationId/messages',
  summary: 'Prepare a message for the customer of a reservation',
  description:
    'Fills in the account’s text; nothing is sent. The history says that it was prepared, and by whom. Asking for a payment makes a link to pay, asking for a review a link to that in place of the mail.',
  body: z.object({ kind }),
  refusals: ['reservation-not-found', 'message-not-possible', 'nothing-due', 'too-many-pay-links'],
  status: 201,
  answer: preparedAnswer,
})
