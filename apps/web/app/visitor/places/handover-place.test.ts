import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { USD } from '@nelly/domain/currency'
import type { HoursException } from '@nelly/domain/places/opening-hours'
import { daily, openFrom, place } from '@nelly/domain/rules/testing/requests'
import { dollars } from '@nelly/domain/testing/dollars'
import type { CalendarDate, WallClock } from '@nelly/domain/wall-clock'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18nIn } from '../both-languages.ts'
import { Speaking } from '../i18n.tsx'
import { LandingProvider } from '../landing-context.ts'
import { HandoverPlace } from './handover-place.tsx'

const office = {
  ...place(1, 'Oficina', {
    hours: daily('08:00-18:00'),
    outside: { pickup: [{ ...openFrom('18:00-22:00'), amount: dollars(20) }], return: [] },
  }),
  address: '',
  phone: '',
}
const landingWith = (exceptions: readonly HoursException[]) =>
  ({ places: [{ ...office, exceptions }], currency: USD, language: 'en' }) as unknown as VisitedLanding

const told = (
  time: string,
  kind: 'pickup' | 'return' = 'pickup',
  exceptions: readonly HoursException[] = [],
) =>
  renderToStaticMarkup(
    h(
      LandingProvider,
      { value: landingWith(exceptions) },
      h(
        Speaking,
        { value: i18nIn('en') },
        h(HandoverPlace, { name: 'Oficina', at: `2027-05-10T${time}` as WallClock, kind }),
      ),
    ),
  )

test('a pickup within the hours says nothing of what others cost', () => {
  expect(told('10:00')).toContain('8:00')
  expect(told('10:00')).not.toContain('20.00')
})

test('a pickup for a fee says which', () =>
  expect(told('19:00')).toMatch(/Outside opening hours, 6:00.*10:00\sPM: US\$20\.00/))

test('a return has nothing to do with the fees of pickups', () =>
  expect(told('17:00', 'return')).not.toContain('20.00'))

test('why it is closed that day is in the page’s language', () => {
  const date = '2027-05-10' as CalendarDate
  const closed = { from: date, to: date, hours: [], note: 'Inventario' }
  expect(told('10:00', 'pickup', [closed])).toContain('(Stocktaking)')
})
