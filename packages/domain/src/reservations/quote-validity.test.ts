import { describe, expect, test } from 'vitest'
import type { WallClock } from '../wall-clock.ts'
import { quoteState, quoteValidUntil } from './quote-validity.ts'

const NOON = new Date('2027-03-01T12:00:00Z')
const open = { expiresAt: new Date('2027-03-02T12:00:00Z'), acceptedAt: null, withdrawnAt: null }

describe('a quote', () => {
  for (const { pickup, hours, until } of [
    { pickup: '2027-03-10T10:00', hours: 24, until: '2027-03-02T12:00:00.000Z' },
    { pickup: '2027-03-10T10:00', hours: 1, until: '2027-03-01T13:00:00.000Z' },
    { pickup: '2027-03-01T20:00', hours: 24, until: '2027-03-02T00:00:00.000Z' },
    { pickup: '2027-03-01T07:30', hours: 24, until: '2027-03-01T12:00:00.000Z' },
  ])
    test(`of ${hours} hours for a pickup on ${pickup} is valid until ${until}`, () => {
      const trip = { pickup: pickup as WallClock, timezone: 'America/Santo_Domingo' }
      expect(quoteValidUntil(trip, hours, NOON).toISOString()).toBe(until)
    })

  for (const { what, standing, at, state } of [
    { what: 'in its last moment', standing: open, at: '2027-03-02T11:59:59.999Z', state: 'open' },
    { what: 'when its time is over', standing: open, at: '2027-03-02T12:00:00Z', state: 'expired' },
    {
      what: 'that was accepted, however late it is',
      standing: { ...open, acceptedAt: NOON },
      at: '2027-04-01T12:00:00Z',
      state: 'accepted',
    },
    {
      what: 'that was withdrawn',
      standing: { ...open, withdrawnAt: NOON },
      at: '2027-03-01T13:00:00Z',
      state: 'withdrawn',
    },
  ])
    test(`${what} is ${state}`, () => expect(quoteState(standing, new Date(at))).toBe(state))
})
