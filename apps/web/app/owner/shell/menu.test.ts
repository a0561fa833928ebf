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
  ['/app/landings/7/rates/fees', 'landings'],
  ['/publishedTap', 'landings'],
  ['/user-config', undefined],
])('%s belongs to the entry %s', (path, label) => expect(currentEntry(path)?.label).toBe(label))
