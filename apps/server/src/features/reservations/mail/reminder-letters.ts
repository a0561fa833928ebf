import { whatToBring } from '@nelly/contract/reservations/reservation-words'
import type { Block } from '../../../platform/mail/letter/letter.ts'
import { toVisitor } from './addressed-mails.ts'
import type { MailI18n } from './mail-i18n.ts'
import { operatorBlock, tripBlock } from './reservation-blocks.ts'

/** The mail that reminds a customer of the pickup: when and where, what to bring, and their own link. */
export const pickupReminder = toVisitor('pickupReminder', ({ reservation, i18n, t, named, link }) => ({
  lead: t('pickupReminder.lead', {
    ...named,
    at: i18n.moment(reservation.during.pickup),
    place: reservation.pickupPlace,
  }),
  blocks: [
    tripBlock(reservation, i18n),
    { kind: 'list', title: t('confirmation.bringTitle'), items: whatToBring(i18n.language) },
    seeBlock(link, i18n),
    operatorBlock(reservation, i18n),
  ],
  footer: [t('pickupReminder.once', named)],
}))

/** The same before the return: until when, where, and how the vehicle comes back. */
export const returnReminder = toVisitor('returnReminder', ({ reservation, i18n, t, named, link }) => {
  const at = i18n.moment(reservation.during.return)
  return {
    about: { at },
    lead: t('returnReminder.lead', { ...named, at, place: reservation.returnPlace }),
    blocks: [
      tripBlock({ ...reservation, pickupInstructions: undefined }, i18n),
      {
        kind: 'list',
        title: t('returnReminder.bringTitle'),
        items: [t('returnReminder.fuel'), t('returnReminder.things'), t('returnReminder.late')],
      },
      seeBlock(link, i18n),
      operatorBlock(reservation, i18n),
    ],
    footer: [t('pickupReminder.once', named)],
  }
})

const seeBlock = (url: string, { t }: MailI18n): Block => ({
  kind: 'action',
  label: t('confirmation.see'),
  url,
  hint: t('pickupReminder.seeHint'),
})
