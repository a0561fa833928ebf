import type { FeedId } from '@nelly/domain/ids'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BlockDesk, openBlockDesk } from '../../../tests/support/block-desk.ts'
import { calendarEvent, calendarFile, startChannel } from '../../../tests/support/channel.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { lookAtFeed } from './look-at-feed.ts'

let nelly: TestApp
let desk: BlockDesk
let address: string
let says: string

beforeAll(async () => {
  nelly = await startTestApp()
  nelly.clock.set('2026-11-25T14:00:00Z')
  desk = await openBlockDesk(nelly)
  address = await startChannel((_, reply) => reply.end(says))
})
afterEach(async () => {
  await desk.call('DELETE', path(`/${(await feed()).id}`))
})

const path = (rest = '') => `/landings/${desk.landing}/vehicles/${desk.vehicle}/feeds${rest}`
const feed = async () => (await desk.call('GET', path())).json().feeds[0]
/** The blocks of the landing in December, as `10 00:00 – 13 00:00`. */
const blocks = async () =>
  (await desk.call('GET', `/landings/${desk.landing}/blocks`))
    .json()
    .map(({ from, to }: Record<string, string>) =>
      [from, to].map((at) => at?.replace('2026-12-', '').replace('T', ' ')).join(' – '),
    )

/** Reads a calendar and answers with the blocks that it makes, and with what of it was not understood. */
async function read(text: string, fields: object = {}) {
  says = text
  const { id } = (await desk.call('POST', path(), { name: 'Turo', url: address, ...fields })).json()
  await lookAtFeed({ db: nelly.parts.db, now: nelly.clock.now, isAllowed: () => true }, id as FeedId)
  const { error, unclear } = await feed()
  return { blocks: await blocks(), unclear, error }
}

const day = (of: number) => `DTSTART;VALUE=DATE:202612${of}`
const days = (from: number, to: number) => [day(from), `DTEND;VALUE=DATE:202612${to}`]
const whole = (...of: number[]) =>
  of.map((one) => `${String(one).padStart(2, '0')} 00:00 – ${String(one + 1).padStart(2, '0')} 00:00`)
const daily = (...lines: string[]) =>
  calendarEvent('UID:1', 'DTSTART;VALUE=DATE:20261207', 'RRULE:FREQ=DAILY;COUNT=4', ...lines)
const dailyAt = (zone: string, ...lines: string[]) =>
  calendarEvent(
    'UID:1',
    `DTSTART;TZID=${zone}:20261207T100000`,
    `DTEND;TZID=${zone}:20261207T160000`,
    'RRULE:FREQ=DAILY;COUNT=4',
    ...lines,
  )
const GOOD = calendarEvent('UID:good', ...days(20, 23))

describe('what another channel says is taken is blocked', () => {
  const rows: [what: string, calendar: string, blocked: string[]][] = [
    [
      'events without a name, known by their times',
      calendarFile(calendarEvent(...days(10, 13)), calendarEvent(...days(20, 23))),
      ['10 00:00 – 13 00:00', '20 00:00 – 23 00:00'],
    ],
    [
      'two of them at the same time, one for each unit',
      calendarFile(calendarEvent(...days(10, 13)), calendarEvent(...days(10, 13))),
      ['10 00:00 – 13 00:00', '10 00:00 – 13 00:00'],
    ],
    ['a day that ends where it begins', calendarFile(calendarEvent('UID:1', ...days(10, 10))), whole(10)],
    [
      'a moved occurrence without its series',
      calendarFile(
        calendarEvent(
          'UID:1',
          'RECURRENCE-ID:20261210T140000Z',
          'DTSTART:20261210T140000Z',
          'DTEND:20261212T140000Z',
        ),
      ),
      ['10 10:00 – 12 10:00'],
    ],
    [
      'an occurrence that its series does not have',
      calendarFile(daily(), calendarEvent('UID:1', 'RECURRENCE-ID;VALUE=DATE:20261220', ...days(21, 22))),
      [...whole(7, 8, 9, 10), ...whole(21)],
    ],
    [
      'occurrences moved from one on',
      calendarFile(
        daily(),
        calendarEvent('UID:1', 'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261209', ...days(11, 12)),
      ),
      whole(7, 8, 11, 12),
    ],
    [
      'a zone by the name that Windows has for it',
      calendarFile(
        calendarEvent(
          'UID:1',
          'DTSTART;TZID=W. Europe Standard Time:20261210T090000',
          'DTEND;TZID="W. Europe Standard Time":20261212T090000',
        ),
      ),
      ['10 04:00 – 12 04:00'],
    ],
    [
      'a zone with a path before its name',
      calendarFile(
        calendarEvent(
          'UID:1',
          'DTSTART;TZID=/mozilla.org/2005/Europe/Madrid:20261210T090000',
          'DURATION:PT1H',
        ),
      ),
      ['10 04:00 – 10 05:00'],
    ],
    [
      'dates that are added, beside the first',
      calendarFile(
        calendarEvent('UID:1', 'DTSTART:20261207T100000', 'DTEND:20261207T160000', 'RDATE:20261220T100000'),
      ),
      ['07 10:00 – 07 16:00', '20 10:00 – 20 16:00'],
    ],
    [
      'an added time with its own end',
      calendarFile(calendarEvent('UID:1', ...days(10, 11), 'RDATE;VALUE=PERIOD:20261220T140000Z/PT2H')),
      [...whole(10), '20 00:00 – 20 12:00'],
    ],
    [
      'a first day that its rule does not name',
      calendarFile(
        calendarEvent('UID:1', 'DTSTART;VALUE=DATE:20261202', 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=3'),
      ),
      whole(2, 3, 10, 17),
    ],
    [
      'a rule that ends on another clock',
      calendarFile(
        calendarEvent(
          'UID:1',
          'DTSTART;TZID=Europe/Madrid:20261207T090000',
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;UNTIL=20261208T080000Z',
        ),
      ),
      ['07 04:00 – 07 05:00', '08 04:00 – 08 05:00'],
    ],
    [
      'one name at two times',
      calendarFile(calendarEvent('UID:1', ...days(10, 12)), calendarEvent('UID:1', ...days(20, 22))),
      ['10 00:00 – 12 00:00', '20 00:00 – 22 00:00'],
    ],
    [
      'the newest revision alone, wherever it stands',
      calendarFile(
        calendarEvent('UID:1', 'SEQUENCE:1', ...days(20, 22)),
        calendarEvent('UID:1', 'SEQUENCE:0', ...days(10, 12)),
      ),
      ['20 00:00 – 22 00:00'],
    ],
    [
      'nothing where the newest revision is cancelled',
      calendarFile(
        calendarEvent('UID:1', 'SEQUENCE:1', 'STATUS:CANCELLED', ...days(10, 12)),
        calendarEvent('UID:1', ...days(10, 12)),
      ),
      [],
    ],
    [
      'from one zone to another',
      calendarFile(
        calendarEvent(
          'UID:1',
          'DTSTART;TZID=Europe/Madrid:20261210T090000',
          'DTEND;TZID=America/New_York:20261211T090000',
        ),
      ),
      ['10 04:00 – 11 10:00'],
    ],
    [
      'a day that does not say it is one',
      calendarFile(calendarEvent('UID:1', 'DTSTART:20261210')),
      whole(10),
    ],
    [
      'beside a broken line of a description',
      calendarFile(calendarEvent('UID:1', 'DESCRIPTION:Ana', 'calls: later', '', 'bring papers', day(10))),
      whole(10),
    ],
    ['after a byte order mark', `\uFEFF${calendarFile(calendarEvent('UID:1', day(10)))}`, whole(10)],
    [
      'two calendars in one file',
      `${calendarFile(calendarEvent('UID:1', day(10)))}\r\n${calendarFile(calendarEvent('UID:2', day(12)))}`,
      whole(10, 12),
    ],
    [
      'in a zone that is defined with an empty date',
      calendarFile(
        'BEGIN:VTIMEZONE\r\nTZID:Isla\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nRDATE:\r\nTZOFFSETFROM:-0300\r\nTZOFFSETTO:-0300\r\nEND:STANDARD\r\nEND:VTIMEZONE',
        calendarEvent('UID:1', 'DTSTART;TZID=Isla:20261210T140000', 'DTEND;TZID=Isla:20261210T160000'),
      ),
      ['10 13:00 – 10 15:00'],
    ],
    ['but a day that is left out at a time', calendarFile(daily('EXDATE:20261208T000000')), whole(7, 9, 10)],
    ['but a day that is left out in UTC', calendarFile(daily('EXDATE:20261208T000000Z')), whole(7, 9, 10)],
    ['but midnight there, in UTC', calendarFile(daily('EXDATE:20261208T040000Z')), whole(7, 9, 10)],
    [
      'but a day that is left out in a zone',
      calendarFile(daily('EXDATE;TZID=America/Santo_Domingo:20261208T000000')),
      whole(7, 9, 10),
    ],
    ...[
      'EXDATE;TZID=Europe/Madrid:20261208T100000',
      'EXDATE:20261208T090000Z',
      'EXDATE;VALUE=DATE:20261208',
    ].map((line): [string, string, string[]] => [
      `but a time that is left out as ${line}`,
      calendarFile(dailyAt('Europe/Madrid', line)),
      ['07 05:00 – 07 11:00', '09 05:00 – 09 11:00', '10 05:00 – 10 11:00'],
    ]),
    [
      'but a time in UTC that is left out by the clock there',
      calendarFile(
        calendarEvent(
          'UID:1',
          'DTSTART:20261207T140000Z',
          'DTEND:20261207T200000Z',
          'RRULE:FREQ=DAILY;COUNT=4',
          'EXDATE;TZID=America/Santo_Domingo:20261208T100000',
        ),
      ),
      ['07 10:00 – 07 16:00', '09 10:00 – 09 16:00', '10 10:00 – 10 16:00'],
    ],
    [
      'an answer of who is busy when',
      calendarFile(
        'BEGIN:VFREEBUSY\r\nFREEBUSY:20261210T140000Z/20261211T140000Z\r\nFREEBUSY;FBTYPE=FREE:20261212T140000Z/PT2H\r\nEND:VFREEBUSY',
      ),
      ['10 10:00 – 11 10:00'],
    ],
  ]
  test.each(rows)('%s', async (_, calendar, blocked) => {
    expect(await read(calendar)).toEqual({ blocks: blocked, unclear: [], error: null })
  })
})

describe('what can’t be understood is listed, and never keeps the rest from being blocked', () => {
  const strange = (...lines: string[]) =>
    calendarFile(calendarEvent('UID:1', 'SUMMARY:Ana\\, 2 días', ...lines), GOOD)
  const rows: [what: string, calendar: string, problem: string, blocked?: string[]][] = [
    ['an event without a time', strange(), 'time'],
    ['a time of year nought', strange('DTSTART:00000000T000000Z'), 'time'],
    ['the 30th of February', strange('DTSTART;VALUE=DATE:20270230'), 'time'],
    [
      'an end on the 31st of June',
      strange('DTSTART;VALUE=DATE:20270629', 'DTEND;VALUE=DATE:20270631'),
      'time',
    ],
    ['an end before the beginning', strange(...days(12, 10)), 'time'],
    ['a time without a length', strange('DTSTART:20261210T140000Z'), 'time'],
    ['a time with an offset', strange('DTSTART:20261210T140000-0400', 'DURATION:PT1H'), 'time'],
    [
      'a rule with a day that there is not',
      strange(day(10), 'RRULE:FREQ=DAILY;BYDAY=XX'),
      'repetition',
      whole(10),
    ],
    [
      'a rule that ends on a day that there is not',
      strange(day(10), 'RRULE:FREQ=DAILY;UNTIL=20270230'),
      'repetition',
      whole(10),
    ],
    [
      'a day left out that there is not',
      strange(day(10), 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20261131'),
      'repetition',
      whole(10, 11),
    ],
    [
      'a zone that nobody knows, read as that of the landing',
      strange('DTSTART;TZID=Mars/Phobos:20261210T090000', 'DTEND;TZID=Mars/Phobos:20261212T090000'),
      'zone',
      ['10 09:00 – 12 09:00'],
    ],
  ]
  test.each(rows)('%s', async (_, calendar, problem, blocked = []) => {
    expect(await read(calendar)).toEqual({
      blocks: [...blocked, '20 00:00 – 23 00:00'],
      unclear: [{ summary: 'Ana, 2 días', problem }],
      error: null,
    })
  })
})

test('whole days may go from one hour of handing over to the other', async () => {
  const calendar = calendarFile(
    calendarEvent('UID:1', ...days(10, 12)),
    calendarEvent('UID:2', 'DTSTART:20261220T140000Z', 'DTEND:20261221T140000Z'),
  )
  expect((await read(calendar, { dayStarts: '14:00', dayEnds: '11:30' })).blocks).toEqual([
    '10 14:00 – 12 11:30',
    '20 10:00 – 21 10:00',
  ])
  const { id, dayStarts, dayEnds } = await feed()
  expect([dayStarts, dayEnds]).toEqual(['14:00', '11:30'])
  const changed = await desk.call('PUT', path(`/${id}`), { dayStarts: '8:00', dayEnds: '00:00' })
  expect(changed.json()).toMatchObject({ dayStarts: '08:00', dayEnds: '00:00' })
  await lookAtFeed({ db: nelly.parts.db, now: nelly.clock.now, isAllowed: () => true }, id)
  expect(await blocks()).toEqual(['10 08:00 – 12 00:00', '20 10:00 – 21 10:00'])
  const refused = await desk.call('PUT', path(`/${id}`), { dayStarts: 'noon', dayEnds: '00:00' })
  expect(refused.json()).toMatchObject({
    code: 'fields-invalid',
    errors: { dayStarts: [expect.any(String)] },
  })
})
