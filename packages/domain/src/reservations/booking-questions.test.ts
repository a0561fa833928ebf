import { expect, test } from 'vitest'
import type { VehicleId } from '../ids.ts'
import type { BookingQuestion } from '../rates/rates.ts'
import { answersFor, checkAnswers, latestOfEach, questionsFor } from './booking-questions.ts'

const question = (changes: Partial<BookingQuestion> = {}): BookingQuestion => ({
  id: 'flight',
  name: { es: '¿Qué vuelo?', en: 'Which flight?' },
  answer: 'text',
  options: [],
  required: false,
  vehicles: null,
  extras: null,
  ...changes,
})
const COLOURS = [
  { es: 'Rojo', en: 'Red' },
  { es: 'Azul', en: 'Blue' },
]

test.each<[Partial<BookingQuestion>, string, string]>([
  [{}, '  IB \n 6501 ', 'IB 6501'],
  [{}, 'x'.repeat(200), 'x'.repeat(200)],
  [{}, 'x'.repeat(201), 'too-long'],
  [{ required: true }, ' ', 'missing'],
  [{ answer: 'choice', options: COLOURS }, 'Azul', 'Blue'],
  [{ answer: 'choice', options: COLOURS }, 'Blue', 'not-offered'],
  [{ answer: 'yes_no' }, 'no', 'No'],
  [{ answer: 'yes_no' }, '__proto__', 'not-offered'],
  [{ answer: 'number' }, '7', '7'],
  [{ answer: 'number' }, '1,5', '1.5'],
  [{ answer: 'number' }, '1.500', 'not-number'],
  [{ answer: 'number' }, 'seven', 'not-number'],
  [{ answer: 'date' }, '2027-04-03', 'April 3, 2027'],
  [{ answer: 'date' }, '31-02-2027', 'not-date'],
])('of a question %j, %j is %s', (changes, text, expected) => {
  const asked = [question(changes)]
  const { answers, problems } = checkAnswers(asked, asked, { flight: text })
  expect(answers[0]?.given.answer.en ?? problems.flight).toBe(expected)
})

test.each<[string, BookingQuestion[], BookingQuestion[], string, string | undefined, string]>([
  ['deleted', [], [question()], 'IB 1', '¿Qué vuelo?', 'IB 1'],
  ['deleted, and answered wrongly', [], [question({ answer: 'number' })], 'seven', '¿Qué vuelo?', 'seven'],
  [
    'in other words',
    [question({ name: { es: '¿Hotel?', en: 'Hotel?' } })],
    [question()],
    'IB 1',
    '¿Qué vuelo?',
    'IB 1',
  ],
  ['of another kind', [question({ answer: 'date' })], [question()], 'IB 1', '¿Qué vuelo?', 'IB 1'],
  ['required', [question({ required: true })], [question()], '', undefined, 'missing'],
  ['new and required', [question({ required: true })], [], '', undefined, 'missing'],
  ['new', [question()], [], '', undefined, ''],
])('a question that is %s since its form was shown', (_, asked, shown, text, words, left) => {
  const { answers, problems } = checkAnswers(asked, shown, { flight: text })
  expect(answers[0]?.given.question.es).toBe(words)
  expect(answers[0]?.given.answer.es ?? problems.flight ?? '').toBe(left)
})

const KIA = 7 as VehicleId
const VAN = 8 as VehicleId
const seat = [{ code: 'baby_seat', quantity: 1 }]

test.each<[Partial<BookingQuestion>, { vehicle: VehicleId; extras: typeof seat }[], boolean]>([
  [{}, [{ vehicle: KIA, extras: [] }], true],
  [{ vehicles: [VAN] }, [{ vehicle: KIA, extras: [] }], false],
  [{ vehicles: [VAN] }, [KIA, VAN].map((vehicle) => ({ vehicle, extras: [] })), true],
  [{ vehicles: [] }, [{ vehicle: KIA, extras: [] }], false],
  [{ extras: ['baby_seat'] }, [{ vehicle: KIA, extras: seat }], true],
  [{ extras: ['baby_seat'] }, [{ vehicle: KIA, extras: [{ code: 'baby_seat', quantity: 0 }] }], false],
  [{ vehicles: [VAN], extras: ['baby_seat'] }, [{ vehicle: KIA, extras: seat }], true],
])('a question of %j asks %j: %s', (changes, booked, isAsked) =>
  expect(questionsFor([question(changes)], booked)).toHaveLength(isAsked ? 1 : 0),
)

test('each vehicle of a booking keeps what it was asked', () => {
  const asked = [question(), question({ id: 'height', vehicles: [VAN] })]
  const { answers } = checkAnswers(asked, asked, { flight: 'IB 1', height: '2 m' })
  expect(answersFor(answers, { vehicle: KIA, extras: [] })).toHaveLength(1)
  expect(answersFor(answers, { vehicle: VAN, extras: [] })).toHaveLength(2)
  expect(answersFor([], { vehicle: VAN, extras: [] })).toBeNull()
})

test('of several versions of a question the latest counts', () =>
  expect(latestOfEach([[question()], [question({ required: true })]])).toEqual([
    question({ required: true }),
  ]))
