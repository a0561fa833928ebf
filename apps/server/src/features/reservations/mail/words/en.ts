import { whatToBring } from '@nelly/contract/pickup-words'
import type { MailWords } from './mail-words.ts'

const counted = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`

export const en: MailWords = {
  confirmation: {
    subject: ({ landing, vehicle, day }) => `Your reservation with ${landing}: ${vehicle}, ${day}`,
    heading: ({ name }) => `Thank you, ${name}!`,
    lead: ({ landing }) =>
      `Your reservation with ${landing} is confirmed: the vehicle is held for you on these dates.`,
    settle: ({ landing }) => `Nothing was charged on the site: you settle the reservation with ${landing}.`,
    see: 'See my reservation',
    seeHint: 'There you can see, print and cancel it. The link is yours alone: whoever has it can cancel.',
    bringTitle: 'What to bring on the day',
    bring: whatToBring('en'),
    questionsTitle: 'Questions?',
    questions: ({ landing }) => `Answer this mail: it reaches ${landing}.`,
    kept: ({ landing }) =>
      `${landing} keeps your name, email, phone and the details of the trip to fulfil this reservation. After the trip, or if you cancel, your link lets you erase them.`,
  },
  notice: {
    subject: ({ name, vehicle, day }) => `New reservation: ${name}, ${vehicle}, ${day}`,
    heading: 'New reservation',
    lead: ({ name, landing }) => `${name} has reserved at ${landing}.`,
    open: 'Open in Nelly',
    answer: ({ name }) => `If you answer this mail, it reaches ${name}.`,
  },
  marked: { title: 'You marked this customer', where: 'See your note in Nelly before you answer.' },
  correction: {
    subject: ({ name, vehicle, day }) => `Contact details corrected: ${name}, ${vehicle}, ${day}`,
    heading: 'Contact details corrected',
    lead: ({ name, landing }) =>
      `${name} corrected their details after reserving at ${landing}. These are the right ones.`,
  },
  cancellation: {
    subject: ({ landing, vehicle, day }) =>
      `You cancelled your reservation with ${landing}: ${vehicle}, ${day}`,
    heading: 'Your reservation is cancelled',
    lead: ({ landing }) => `${landing} knows, and the vehicle is free for others.`,
    feeTitle: 'Cancellation fee',
    fee: 'Fee',
    settled: ({ landing }) => `You settle the fee with ${landing}; nothing was charged on the site.`,
    see: 'See the cancelled reservation',
    seeHint: 'There you can also have your details erased.',
  },
  cancelled: {
    subject: ({ name, vehicle, day }) => `Reservation cancelled: ${name}, ${vehicle}, ${day}`,
    heading: 'Reservation cancelled',
    lead: ({ name, landing }) => `${name} has cancelled the reservation at ${landing}.`,
    free: 'The vehicle is free again on these dates.',
    settled: ({ name }) => `You settle the fee with ${name}; Nelly charged nothing.`,
  },
  operatorCancellation: {
    subject: ({ landing, vehicle, day }) => `${landing} cancelled your reservation: ${vehicle}, ${day}`,
    heading: 'Your reservation was cancelled',
    lead: {
      'vehicle-unavailable': ({ landing }) =>
        `We are sorry: ${landing} had to cancel your reservation because the vehicle is not available.`,
      'customer-request': ({ landing }) => `${landing} cancelled your reservation, as you asked.`,
      'no-show': ({ landing }) =>
        `${landing} cancelled your reservation because the vehicle was not picked up.`,
      duplicate: ({ landing }) => `${landing} cancelled this reservation because it had been made twice.`,
      other: ({ landing }) => `${landing} cancelled your reservation.`,
    },
    noteTitle: ({ landing }) => `Message from ${landing}`,
    noFee: ({ landing }) =>
      `There is no cancellation fee. Nothing was charged on the site; if you have paid anything to ${landing}, ask them about it.`,
    kept: 'The link in your confirmation mail still shows the reservation; there you can also have your details erased.',
  },
  operatorCancelled: {
    subject: ({ name, vehicle, day }) => `You cancelled a reservation: ${name}, ${vehicle}, ${day}`,
    heading: 'You cancelled a reservation',
    lead: ({ name, email }) => `${name} is told by mail, at ${email}.`,
    whyTitle: 'What the customer is told',
    reason: 'Reason',
    note: 'Message',
  },
  request: {
    subject: ({ landing, vehicle, day }) => `Your request to ${landing}: ${vehicle}, ${day}`,
    heading: ({ name }) => `Your request is sent, ${name}`,
    lead: ({ landing, until }) =>
      `${landing} answers it by ${until} at the latest, and you are told by mail. Until then the vehicle is held for you; it is not a confirmed reservation yet.`,
    settle: ({ landing }) =>
      `Nothing was charged on the site: if it is confirmed, you settle it with ${landing}.`,
    see: 'See my request',
    seeHint:
      'There you see whether it was answered, and can withdraw it for nothing until then. The link is yours alone: whoever has it can withdraw it.',
  },
  requestNotice: {
    subject: ({ name, vehicle, day }) => `Request to answer: ${name}, ${vehicle}, ${day}`,
    heading: 'A request waits for your answer',
    lead: ({ name, landing, until }) =>
      `${name} asks for this vehicle at ${landing}. Confirm or decline by ${until}; otherwise it expires and the vehicle is free.`,
  },
  requestExpired: {
    subject: ({ landing, vehicle, day }) => `Your request to ${landing} expired: ${vehicle}, ${day}`,
    heading: 'Your request expired without an answer',
    lead: ({ landing }) =>
      `We are sorry: ${landing} did not answer in time. You owe nothing, and no vehicle is held for you.`,
  },
  searchAgain: {
    action: 'Search for another vehicle',
    hint: 'It leads to the vehicles that are free on the same dates at the same places.',
  },
  requestExpiredNotice: {
    subject: ({ name, vehicle, day }) => `Request expired: ${name}, ${vehicle}, ${day}`,
    heading: 'A request expired without an answer',
    lead: ({ name, landing }) => `${name} waited for an answer from ${landing}, and knows that it expired.`,
  },
  requestConfirmed: {
    subject: ({ landing, vehicle, day }) => `${landing} has confirmed your reservation: ${vehicle}, ${day}`,
    heading: 'Your reservation is confirmed',
    lead: ({ landing }) => `${landing} has accepted your request: the vehicle is yours on these dates.`,
    kept: 'The link in the mail about your request shows the reservation; there you can also print or cancel it.',
  },
  requestDeclined: {
    subject: ({ landing, vehicle, day }) => `${landing} cannot accept your request: ${vehicle}, ${day}`,
    heading: 'Your request was not accepted',
    lead: {
      'vehicle-unavailable': ({ landing }) =>
        `We are sorry: ${landing} cannot accept your request because the vehicle is not available.`,
      'customer-request': ({ landing }) => `${landing} closed your request, as you asked.`,
      'no-show': ({ landing }) => `${landing} closed your request.`,
      duplicate: ({ landing }) => `${landing} closed this request because it had been made twice.`,
      other: ({ landing }) => `We are sorry: ${landing} cannot accept your request.`,
    },
    nothingDue: 'You owe nothing.',
  },
  change: {
    subject: ({ landing, vehicle, day }) => `${landing} changed your reservation: ${vehicle}, ${day}`,
    heading: 'Your reservation was changed',
    lead: ({ landing }) => `${landing} changed your reservation. This is how it stands now.`,
    title: 'What changed',
    before: ({ value }) => `before: ${value}`,
    seeHint: 'This link takes the place of the one in earlier mails. It is yours alone.',
    kept: 'The link in your confirmation mail shows the reservation as it is now.',
  },
  scheduleFailed: {
    subject: ({ landing }) => `Not published: ${landing}`,
    heading: 'The site was not published',
    lead: ({ landing, at }) =>
      `A publication of ${landing} was scheduled for ${at}. It would have broken the site, so nothing was changed: visitors see what they saw before.`,
    title: 'What was in the way',
    action: { label: 'Open the site', hint: 'Put it right there, then publish it or schedule it again.' },
  },
  feedFailed: {
    subject: ({ feed, vehicle }) => `The ${feed} calendar of ${vehicle} can’t be read`,
    heading: 'A calendar can’t be read',
    lead: ({ feed, vehicle, landing, at }) =>
      `The ${feed} calendar of ${vehicle}, on ${landing}, has not been readable since ${at}. The blocks are those of the last time: what is rented there since is not blocked here, and the vehicle can be rented twice.`,
    action: {
      label: 'Open the calendar',
      hint: 'It says why. We keep trying; once it can be read again, the blocks are brought up to date.',
    },
  },
  changeWishReceived: {
    subject: ({ landing, vehicle, day }) =>
      `Your change request to ${landing} was received: ${vehicle}, ${day}`,
    heading: 'Your change request was received',
    lead: ({ landing }) =>
      `${landing} has it and will answer you. Until then your reservation stays as it is.`,
    title: 'What you asked for',
    kept: 'The link in your confirmation mail shows where your request stands.',
  },
  changeWish: {
    subject: ({ name, vehicle, day }) => `Change wanted: ${name}, ${vehicle}, ${day}`,
    heading: 'A customer asks for a change',
    lead: ({ name, landing }) =>
      `${name} asks for a change of their reservation at ${landing}. Nothing is changed yet: change it in Nelly, or answer and mark it as answered.`,
    title: 'What they write',
  },
  reviewRequest: {
    subject: ({ vehicle, landing }) => `How was the ${vehicle}? ${landing} would like to know`,
    heading: ({ name }) => (name ? `How was it, ${name}?` : 'How was it?'),
    lead: ({ landing, vehicle }) =>
      `You returned the ${vehicle} of ${landing}. What was good, and what was not? Your review helps others to choose, and ${landing} to get better.`,
    write: 'Write a review',
    writeHint: 'It takes a minute. With the same link you can change or remove it later.',
    once: ({ landing }) => `${landing} asks once for each rental. If you write nothing, nothing happens.`,
  },
  reviewNotice: {
    subject: ({ name, vehicle, stars }) => `Review: ${stars} from ${name}, ${vehicle}`,
    heading: 'A customer wrote a review',
    lead: ({ name, landing, stars }) => `${name} gives ${landing} ${stars}.`,
    stars: (count) => (count === 1 ? '1 star of 5' : `${count} stars of 5`),
    title: 'What they write',
    open: 'Open the reviews',
    decide: 'The text is on the site once you show it there.',
    starsOnly: 'There are stars alone: they count in the average.',
  },
  trip: {
    title: 'The trip',
    reference: 'Reservation number',
    vehicle: 'Vehicle',
    pickup: 'Pickup',
    instructions: 'Pickup instructions',
    return: 'Return',
    party: 'Party',
    people: counted('person', 'people'),
    bags: counted('bag', 'bags'),
    mileage: 'Kilometres',
    hours: ({ hours }) => `Hours that day: ${hours}`,
    localTime: 'All times are those of the rental place.',
  },
  customer: { title: 'Customer', name: 'Name', email: 'Email', phone: 'Phone', comment: 'Comment' },
  operator: { email: 'Email', phone: 'Phone', address: 'Address' },
  price: {
    title: 'Price',
    total: 'Total',
  },
  rules: {
    title: 'If you cancel',
    onceConfirmed: 'Once it is confirmed: if you cancel',
    always: ({ fee }) => `Cancellation fee before the pickup: ${fee}.`,
    early: ({ hours, fee }) => `Cancellation fee more than ${hours} hours before the pickup: ${fee}.`,
    late: ({ hours, fee }) => `Cancellation fee ${hours} hours before the pickup or later: ${fee}.`,
    never: 'The fee is never more than the total of the reservation.',
    neverPrepaid: 'The fee is never more than the prepayment.',
    none: 'If you do not show up, or cancel after the pickup time, the whole total is due. Days not used are not deducted.',
    noShow: ({ fee }) =>
      `If you do not show up, or cancel after the pickup time, the fee is ${fee}. Days not used are not deducted.`,
  },
  calendar: { title: ({ vehicle, landing }) => `${vehicle}, ${landing}`, file: 'reservation.ics' },
}
