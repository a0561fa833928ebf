import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidate, type Subject } from './dependent-queries.ts'

const KEYS = [
  ['landings'],
  ['deleted-landings'],
  ['landing', 7],
  ['review', 'buho-rent'],
  ['vehicles', 7],
  ['reservations', { page: 1 }],
  ['calendar', 7, '2027-03-01', 2],
  ['figures'],
  ['units'],
  ['desk', undefined],
  ['special-features'],
  ['account'],
]

for (const { subject, stays } of [
  { subject: 'landings', stays: ['vehicles', 'special-features', 'account'] },
  { subject: 'vehicles', stays: ['deleted-landings', 'special-features', 'account'] },
  { subject: 'reservations', stays: ['review', 'special-features', 'account'] },
  {
    subject: 'units',
    stays: ['landings', 'deleted-landings', 'landing', 'review', 'vehicles', 'special-features', 'account'],
  },
  {
    subject: 'blocks',
    stays: [
      'landings',
      'deleted-landings',
      'landing',
      'review',
      'vehicles',
      'figures',
      'units',
      'special-features',
      'account',
    ],
  },
  {
    subject: 'rates',
    stays: [
      'landings',
      'deleted-landings',
      'reservations',
      'calendar',
      'figures',
      'units',
      'desk',
      'special-features',
      'account',
    ],
  },
] satisfies { subject: Subject; stays: string[] }[]) {
  test(`a change of ${subject} invalidates all queries but ${stays.join(', ')}`, async () => {
    const client = new QueryClient()
    for (const queryKey of KEYS) client.setQueryData(queryKey, 'answer')
    await invalidate(client, subject)
    const fresh = KEYS.filter((key) => client.getQueryState(key)?.isInvalidated === false)
    expect(fresh.map(([root]) => root)).toEqual(stays)
  })
}
