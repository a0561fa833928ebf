import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RESERVATION_STATUSES, type ReservationStatus } from './reservation-status.ts'
import { possibleSteps, STEP_RULES, STEPS, statusAfter } from './steps.ts'

describe('the steps from a status', () => {
  test.each<[ReservationStatus, string, string, string]>([
    ['requested', 'confirm decline cancel', 'cancel', 'expire'],
    ['confirmed', 'cancel no_show hand_over', 'cancel', ''],
    ['out', 'undo_hand_over take_back', '', ''],
    ['returned', 'undo_take_back close', '', ''],
    ['closed', 'reopen', '', ''],
    ['declined', '', '', ''],
    ['expired', '', '', ''],
    ['cancelled', '', '', ''],
    ['no_show', '', '', ''],
  ])('%s: the operator may %s, the visitor %s, the product %s', (status, operator, visitor, system) => {
    expect(possibleSteps(status, 'person').join(' ')).toBe(operator)
    expect(possibleSteps(status, 'key').join(' ')).toBe(operator)
    expect(possibleSteps(status, 'visitor').join(' ')).toBe(visitor)
    expect(possibleSteps(status, 'system').join(' ')).toBe(system)
  })
})

test('a step that was already taken is refused', () => {
  expect(statusAfter('requested', 'confirm', 'person')).toEqual({ ok: true, value: 'confirmed' })
  expect(statusAfter('confirmed', 'confirm', 'person')).toEqual({ ok: false, refusal: 'step-not-possible' })
})

test('random steps never reach a status by a way that the table forbids', () => {
  const step = fc.constantFrom(...STEPS)
  const actor = fc.constantFrom('person', 'key', 'visitor', 'system' as const)
  fc.assert(
    fc.property(
      fc.constantFrom(...RESERVATION_STATUSES),
      fc.array(fc.tuple(step, actor)),
      (first, attempts) => {
        let status = first
        for (const [attempt, by] of attempts) {
          const after = statusAfter(status, attempt, by)
          if (!after.ok) continue
          expect(STEP_RULES[attempt].from).toContain(status)
          expect(after.value).toBe(STEP_RULES[attempt].to)
          status = after.value
        }
      },
    ),
  )
})
