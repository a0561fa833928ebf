import { inLanguages } from '../languages.ts'
import type { LocalizedText } from '../localized-text.ts'
import type { BookingQuestion } from '../rates/rates.ts'
import { parseTypedNumber } from '../typed-number.ts'
import { parseCalendarDate } from '../wall-clock.ts'
import type { BookedVehicle } from './booking.ts'

// Source of all of these: rules.md, "Questions of a landing".

/** The longest answer, in characters. */
export const MAX_ANSWER = 200

/** A question and what was answered, in the words of that moment: as a reservation keeps it. */
export interface GivenAnswer {
  readonly question: LocalizedText
  readonly answer: LocalizedText
}

/** An answer with the question that it was given to. */
export interface CheckedAnswer {
  readonly asked: BookingQuestion
  readonly given: GivenAnswer
}

/** What visitors typed, by the ids of the questions; of a choice, the option in Spanish; `yes` or `no`. */
export type TypedAnswers = Readonly<Record<string, string>>

/** What is wrong with an answer. */
export type AnswerProblem = 'missing' | 'not-number' | 'not-date' | 'not-offered' | 'too-long'

/** The questions that a booking of these vehicles is asked: a question of some asks where any of them is booked. */
export const questionsFor = (
  questions: readonly BookingQuestion[],
  booked: readonly Pick<BookedVehicle, 'vehicle' | 'extras'>[],
): BookingQuestion[] =>
  questions.filter(
    ({ vehicles, extras }) =>
      (vehicles === null && extras === null) ||
      booked.some(
        (one) =>
          vehicles?.includes(one.vehicle) ||
          one.extras.some(({ code, quantity }) => quantity > 0 && extras?.includes(code)),
      ),
  )

/**
 * Checks answers against the questions that are `asked` now. Each is read, and kept, as the form showed it (`shown`): a
 * question that was changed or deleted meanwhile loses nobody's answer, and one that is new and required is missing.
 */
export function checkAnswers(
  asked: readonly BookingQuestion[],
  shown: readonly BookingQuestion[],
  typed: TypedAnswers,
): {
  readonly answers: readonly CheckedAnswer[]
  readonly problems: Readonly<Record<string, AnswerProblem>>
} {
  const answers: CheckedAnswer[] = []
  const problems: Record<string, AnswerProblem> = {}
  for (const question of asked) {
    const text = textOf(typed, question)
    if (text === '') {
      if (question.required) problems[question.id] = 'missing'
      continue
    }
    const answered = shown.find(({ id }) => id === question.id) ?? question
    const read = readAnswer(answered, text)
    if (typeof read === 'string') problems[question.id] = read
    else answers.push(checked(answered, read))
  }
  for (const question of shown.filter(({ id }) => !asked.some((one) => one.id === id))) {
    // Nobody can correct it any more: it stays as it was typed.
    const text = textOf(typed, question).slice(0, MAX_ANSWER)
    const read = readAnswer(question, text)
    if (text !== '')
      answers.push(checked(question, typeof read === 'string' ? inLanguages(() => text) : read))
  }
  return { answers, problems }
}

/** The answers to what a vehicle of the booking was asked, as its reservation keeps them; null for none. */
export function answersFor(
  answers: readonly CheckedAnswer[],
  vehicle: Pick<BookedVehicle, 'vehicle' | 'extras'>,
): readonly GivenAnswer[] | null {
  const own = answers.filter(({ asked }) => questionsFor([asked], [vehicle]).length > 0)
  return own.length === 0 ? null : own.map(({ given }) => given)
}

/** Questions of several versions of the rates; of one that is in several, the latest. */
export const latestOfEach = (versions: readonly (readonly BookingQuestion[])[]): BookingQuestion[] => [
  ...new Map(versions.flat().map((question) => [question.id, question])).values(),
]

const checked = (asked: BookingQuestion, answer: LocalizedText): CheckedAnswer => ({
  asked,
  given: { question: asked.name, answer },
})

const textOf = (typed: TypedAnswers, { id }: BookingQuestion): string =>
  (Object.hasOwn(typed, id) ? (typed[id] ?? '') : '').replace(/\s+/gu, ' ').trim()

function readAnswer({ answer, options }: BookingQuestion, text: string): LocalizedText | AnswerProblem {
  if (text.length > MAX_ANSWER) return 'too-long'
  switch (answer) {
    case 'text':
      return inLanguages(() => text)
    case 'choice':
      return options.find(({ es }) => es === text) ?? 'not-offered'
    case 'yes_no':
      return YES_NO.get(text) ?? 'not-offered'
    case 'number': {
      const number = parseTypedNumber(text)
      return number.kind === 'number' ? inLanguages(() => number.plain) : 'not-number'
    }
    case 'date': {
      const date = parseCalendarDate(text)
      return date.ok ? inLanguages((language) => dayIn(language).format(new Date(date.value))) : 'not-date'
    }
  }
}

const YES_NO = new Map<string, LocalizedText>([
  ['yes', { es: 'Sí', en: 'Yes' }],
  ['no', { es: 'No', en: 'No' }],
])

const dayIn = (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
