import type { ClockTime, WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const window = {
  timezone: 'America/Santo_Domingo',
  from: '2026-12-01T00:00' as WallClock,
  to: '2027-02-01T00:00' as WallClock,
  dayStarts: '00:00' as ClockTime,
  dayEnds: '00:00' as ClockTime,
}
const { signal } = new AbortController()
const feed = (rule: string) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:20261210\r\nRRULE:${rule}\r\nEND:VEVENT\r\nEND:VCALENDAR`

test('a feed is read beside other work', async () => {
  expect(await readFeed(feed('FREQ=DAILY;COUNT=1'), window, signal)).toEqual({
    ok: true,
    value: { busy: [{ key: '1/2026-12-10', from: '2026-12-10T00:00', to: '2026-12-11T00:00' }], unclear: [] },
  })
})

test('a rule that has no occurrence is given up', async () => {
  const never = feed('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')
  expect(await readFeed(never, window, signal)).toEqual({ ok: false, refusal: 'too-many-events' })
})
