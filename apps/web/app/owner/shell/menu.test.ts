import { expect, test } from 'vitest'
import { currentEntry } from './menu.ts'

test.each([
  ['/app/desk', 'desk'],
  ['/reservation/day-sheet', 'desk'],
  ['/reservation/calendar', 'calendar'],
  ['/reservation', 'reservations'],
  ['/app/reservations/7', 'reservations'],
  ['/app/customers/3', 'customers'],
  ['/app/units', 'fleet'],
  ['/app/import', 'fleet'],
  ['/app/import?kind=fleet&landing=3', 'fleet'],
  ['/app/import?kind=customers', 'customers'],
  ['/app/import/7?kind=reservations&page=2', 'reservations'],
  ['/app/landings/7/rates/import', 'landings'],
  ['/app/landings/7/rates/fees', 'landings'],
  ['/publishedTap', 'landings'],
  ['/user-config', undefined],
])('%s belongs to the entry %s', (address, label) =>
  expect(currentEntry(new URL(address, 'https://nelly.example'))?.label).toBe(label),
)
