import type { MailWords } from './mail-words.ts'

const counted = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`

export const en: MailWords = {
  confirmation: {
    subject: ({ landing, vehicle, day }) => `Your reservation with ${landing}: ${vehicle}, ${day}`,
    heading: ({ name }) => `Thank you, ${name}!`,
    lead: ({ landing }) =>
      `${landing} has received your reservation, and the vehicle is held for you on these dates.`,
    settle: ({ landing }) => `Nothing was charged on the site: you settle the reservation with ${landing}.`,
    see: 'See my reservation',
    seeHint: 'There you can see, print and cancel it. The link is yours alone: whoever has it can cancel.',
    bringTitle: 'What to bring on the day',
    bring: [
      'Your driving licence, still valid',
      'An identity document: national card or passport',
      'The card you are going to pay with, in your name',
      'Your reservation number',
    ],
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
  cancellation: {
    subject: ({ landing, vehicle, day }) =>
      `You cancelled your reservation with ${landing}: ${vehicle}, ${day}`,
    heading: 'Your reservation is cancelled',
    lead: ({ landing }) => `${landing} knows, and the vehicle is free for others.`,
    feeTitle: 'What is kept',
    kept: 'Kept',
    settled: ({ landing }) => `It is counted as if you had prepaid the total; you settle it with ${landing}.`,
    see: 'See the cancelled reservation',
    seeHint: 'There you can also have your details erased.',
  },
  cancelled: {
    subject: ({ name, vehicle, day }) => `Reservation cancelled: ${name}, ${vehicle}, ${day}`,
    heading: 'Reservation cancelled',
    lead: ({ name, landing }) => `${name} has cancelled the reservation at ${landing}.`,
    free: 'The vehicle is free again on these dates.',
    settled: ({ name }) => `It is counted as if the total had been prepaid; you settle it with ${name}.`,
  },
  trip: {
    title: 'The trip',
    reference: 'Reservation number',
    vehicle: 'Vehicle',
    pickup: 'Pickup',
    return: 'Return',
    party: 'Party',
    people: counted('person', 'people'),
    bags: counted('bag', 'bags'),
    localTime: 'All times are those of the rental place.',
  },
  customer: { title: 'Customer', name: 'Name', email: 'Email', phone: 'Phone', comment: 'Comment' },
  operator: { email: 'Email', phone: 'Phone' },
  price: {
    title: 'Price',
    rental: ({ days, price }) => `Rental, ${days} × ${price}`,
    extra: ({ extra, quantity, days }) => `${extra} × ${quantity}, ${days}`,
    days: counted('day', 'days'),
    liability: 'Additional liability service',
    license: 'Vehicle license fee',
    subtotal: 'Subtotal',
    tax: ({ percent }) => `Tax (ITBIS ${percent}%)`,
    total: 'Total',
  },
  extras: {
    damage_waiver: 'Damage waiver',
    personal_effects: 'Personal effects coverage',
    baby_seat: 'Baby seat',
  },
  rules: {
    title: 'If you cancel',
    early: ({ hours, fee }) => `More than ${hours} hours before the pickup: ${fee} is kept.`,
    late: ({ hours, fee }) => `${hours} hours before the pickup or later: ${fee} is kept.`,
    never: 'What is kept is never more than what was prepaid.',
    none: 'No refund for a no-show, for a cancellation after the pickup time, or for days not used.',
  },
  calendar: { title: ({ vehicle, landing }) => `${vehicle}, ${landing}`, file: 'reservation.ics' },
}
