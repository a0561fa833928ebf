import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import type { Names } from '../names.ts'
import type { Refused } from '../refusal-details.ts'
import { fieldErrors, nestedFieldErrors } from '../refusals/field-words.ts'
import { refusalWords } from '../refusals/refusal-words.ts'
import { type Problem, problems, type Refusal } from '../refusals/refusals.ts'
import { kindOfRule } from '../refusals/rule-kinds.ts'
import { ruleWords } from '../refusals/rule-words.ts'
import { extraOutWords } from '../reservations/extra-out-words.ts'
import { takenWords } from '../reservations/offered-words.ts'
import { reservationStandsWords } from '../reservations/reservation-words.ts'
import { allowedWords } from '../team/role-words.ts'
import type { Language } from '../wire.ts'
import { operatorReading, visitorReading } from '../words/moment-words.ts'
import type { ProblemAnswer } from './problem-answer.ts'

interface Said {
  readonly language: Language
  /** Whether errors name fields inside lists and objects by their whole path. */
  readonly hasNestedErrors?: boolean
  /** How the call spells our names of fields, where it does so otherwise. */
  readonly spelling?: Names | undefined
}

/** A refusal as the API tells it, with its details in words. */
export function refusalAnswer(refused: Refused<Refusal>, said: Said): ProblemAnswer {
  const { language, hasNestedErrors = false } = said
  const plain = plainAnswer(refused.refusal, said)
  switch (refused.refusal) {
    case 'fields-invalid': {
      const errorsOf = hasNestedErrors ? nestedFieldErrors : fieldErrors
      return { ...plain, errors: errorsOf(refused.issues, language) }
    }
    case 'changed-meanwhile':
      return { ...plain, newest: { ...refused.newest }, ...(refused.changed && { changed: refused.changed }) }
    case 'role-not-allowed':
      return {
        ...plain,
        message: `${plain.message} ${allowedWords(refused.roles, language)}`,
        roles: [...refused.roles],
      }
    case 'second-factor-required':
      return { ...plain, challenge: refused.challenge, factors: [...refused.factors] }
    case 'collides':
    case 'units-below-reservations':
      return { ...plain, collisions: [...refused.collisions] }
    case 'would-move':
      return { ...plain, displaced: [...refused.displaced] }
    case 'unit-taken':
      return { ...plain, collisions: [...refused.collisions], swap: refused.swap }
    case 'unit-blocked':
      return { ...plain, blocked: refused.blocked }
    case 'quoted-vehicles-taken':
      return { ...plain, message: takenWords(refused.vehicles, language), vehicles: [...refused.vehicles] }
    case 'extra-out-of-stock': {
      const { code, stock } = refused.extra
      return { ...plain, message: extraOutWords(refused.extra, language), extra: { code, left: stock ?? 0 } }
    }
    case 'step-not-possible': {
      const { newest, changed } = refused
      const stands = reservationStandsWords(newest.status, language)
      return { ...plain, message: `${plain.message} ${stands}`, newest: { ...newest }, changed }
    }
    case 'rule-refused': {
      const rules = refused.rules.map((rule) => ({
        ...{ code: rule.code, kind: kindOfRule(rule.code) },
        text: ruleWords(rule, operatorReading(language)),
      }))
      return { ...plain, errors: { override: rules.map(({ text }) => text) }, rules }
    }
    default:
      return 'rule' in refused
        ? { ...plain, ...ruleAnswer(refused.rule, said), nearest: refused.nearest }
        : plain
  }
}

/** A refusal without its details; its error stands at its own field, or at this one of the call. */
export function plainAnswer(
  refusal: Refusal,
  { language, spelling }: Pick<Said, 'language' | 'spelling'>,
  field?: string,
): ProblemAnswer {
  const problem: Problem = problems[refusal]
  const message = refusalWords(refusal, language)
  const at = field ?? (problem.field && spelled(problem.field, spelling))
  return { code: refusal, message, ...(at === undefined ? {} : { errors: { [at]: [message] } }) }
}

const spelled = (field: string, spelling: Names = {}): string => spelling[field] ?? field

function ruleAnswer(rule: BrokenRule, { language, spelling }: Said) {
  const text = ruleWords(rule, visitorReading(language))
  return {
    message: text,
    errors: { [spelled(fieldOf(rule), spelling)]: [text] },
    rule: { kind: kindOfRule(rule.code), text },
  }
}

/** The field at fault; of opening hours, it is of the pickup or of the return. */
function fieldOf(rule: BrokenRule): string {
  if ('at' in rule && rule.at === 'return') {
    return rule.code === 'place-closed' ? 'returnDate' : 'returnTime'
  }
  return problems[rule.code].field
}
