import type { Block, Fact } from '../../../platform/mail/letter/letter.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { forVisitor, toVisitor } from './addressed-mails.ts'
import type { MailedChange, MailedReservation } from './mail-data.ts'
import type { MailI18n } from './mail-i18n.ts'
import { operatorBlock, priceBlock, tripBlock } from './reservation-blocks.ts'

interface About {
  origin: string
  /** The visitor's new link, where a former one is no longer valid; else blank. */
  link: string
  now: Date
  change: MailedChange | undefined
}

/** The visitor's mail when the operator changed the reservation: what, how it stands now, and the calendar entry anew. */
export function changeLetter(
  reservation: MailedReservation,
  { origin, link, now, change }: About,
): MailContent {
  const { i18n, named } = forVisitor(reservation)
  const { change: words, confirmation } = i18n.words
  return toVisitor({
    reservation,
    origin,
    titles: words,
    lead: words.lead(named),
    blocks: [
      ...(change ? changedBlock(reservation, change, i18n) : []),
      tripBlock(reservation, i18n),
      priceBlock(reservation, i18n, confirmation.settle(named)),
      ...(link ? [{ kind: 'action' as const, label: confirmation.see, url: link, hint: words.seeHint }] : []),
      operatorBlock(reservation, i18n),
    ],
    footer: [...(link ? [] : [words.kept]), confirmation.kept(named)],
    ...(link && { link }),
    isCancelled: false,
    calendarOf: now,
  })
}

/** What is different, each with its former value; none where that is the contact data alone. */
function changedBlock(
  reservation: MailedReservation,
  { fields, before }: MailedChange,
  i18n: MailI18n,
): Block[] {
  const { trip, price, change: words } = i18n.words
  const fact = (label: string, now: string, former: string): Fact[] =>
    now === former ? [] : [{ label, lines: [now, words.before({ value: former })] }]
  const party = ({ persons, bags }: Pick<MailedReservation, 'persons' | 'bags'>) =>
    [trip.people(persons), ...(bags > 0 ? [trip.bags(bags)] : [])].join(', ')
  const end = (at: MailedReservation['during']['pickup'], place: string) => `${i18n.moment(at)}, ${place}`
  const { quote } = reservation
  const facts = [
    ...fact(trip.vehicle, reservation.vehicleName, before.vehicleName),
    ...fact(
      trip.pickup,
      end(reservation.during.pickup, reservation.pickupPlace),
      end(before.during.pickup, before.pickupPlace),
    ),
    ...fact(
      trip.return,
      end(reservation.during.return, reservation.returnPlace),
      end(before.during.return, before.returnPlace),
    ),
    ...fact(trip.party, party(reservation), party(before)),
    ...(fields.includes('contact') ? contactFacts(reservation, i18n) : []),
    ...fact(
      price.total,
      i18n.money({ minor: quote.total, currency: quote.currency }),
      i18n.money(before.total),
    ),
  ]
  return facts.length === 0 ? [] : [{ kind: 'facts', title: words.title, facts }]
}

const contactFacts = ({ customer }: MailedReservation, { words }: MailI18n): Fact[] => [
  { label: words.customer.name, lines: [customer.name] },
  { label: words.customer.phone, lines: [customer.phone] },
  { label: words.customer.email, lines: [customer.email] },
]
