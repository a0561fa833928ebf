import type { Mailing } from '../../src/platform/http/mailing.ts'

/** How mails are written that come of no request. */
export const MAILING: Mailing = {
  language: 'es',
  origin: 'https://nelly.example',
  now: new Date('2027-03-01T14:00:00Z'),
}
