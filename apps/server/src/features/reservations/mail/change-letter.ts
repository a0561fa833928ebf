import type { Block, Fact } from '../../../platform/mail/letter/letter.ts'
import { toVisitor } from './addressed-mails.ts'
import type { MailedChange, MailedReservation } from './mail-data.ts'
import type { MailI18n } from './mail-i18n.ts'
import { operatorBlock, priceBlock, tripBlock } from './reservation-blocks.ts'

/** The visitor's mail when the operator changed the reservation: what, how it stands now, and the calendar entry anew. */
export const changeLetter = toVisitor('change', ({ reservation, i18n, t, named, link, now, change }) => ({
  lead: t('change.lead', named),
  blocks: [
    ...(change ? changedBlock(reservation, change, i18n) : []),
    tripBlock(reservation, i18n),
    priceBlock(reservation, i18n, t('confirmation.settle', named)),
    ...(link
      ? [{ kind: 'action' as const, label: t('confirmation.see'), url: link, hint: t('change.seeHint') }]
      : []),
    operatorBlock(reservation, i18n),
  ],
  footer: [...(link ? [] : [t('change.kept')]), t('confirmation.kept', named)],
  ...(link && { link }),
  calendarOf: now,
}))

/** What is different, each with its former value; none where that is the contact data alone. */
function changedBlock(
  reservation: MailedReservation,
  { fields, before }: MailedChange,
  i18n: MailI18n,
): Block[] {
  const { t } = i18n
  const fact = (label: string, now: string, former: string): Fact[] =>
    now === former ? [] : [{ label, lines: [now, t('change.before', { value: former })] }]
  const party = ({ persons, bags }: Pick<MailedReservation, 'persons' | 'bags'>) =>
    [t('trip.people', { count: persons }), ...(bags > 0 ? [t('trip.bags', { count: bags })] : [])].join(', ')
  const end = (at: MailedReservation['during']['pickup'], place: string) => `${i18n.moment(at)}, ${place}`
  const { quote } = reservation
  const facts = [
    ...fact(t('trip.vehicle'), reservation.vehicleName, before.vehicleName),
    ...fact(
      t('trip.pickup'),
      end(reservation.during.pickup, reservation.pickupPlace),
      end(before.during.pickup, before.pickupPlace),
    ),
    ...fact(
      t('trip.return'),
      end(reservation.during.return, reservation.returnPlace),
      end(before.during.return, before.returnPlace),
    ),
    ...fact(t('trip.party'), party(reservation), party(before)),
    ...(fields.includes('contact') ? contactFacts(reservation, i18n) : []),
    ...fact(
      t('price.total'),
      i18n.money({ minor: quote.total, currency: quote.currency }),
      i18n.money(before.total),
    ),
  ]
  return facts.length === 0 ? [] : [{ kind: 'facts', title: t('change.title'), facts }]
}

const contactFacts = ({ customer }: MailedReservation, { t }: MailI18n): Fact[] => [
  { label: t('customer.name'), lines: [customer.name] },
  { label: t('customer.phone'), lines: [customer.phone] },
  { label: t('customer.email'), lines: [customer.email] },
]
