import { FACTORS } from '@nelly/domain/team/factors'
import { ROLES } from '@nelly/domain/team/roles'
import { z } from 'zod'
import { collisionAnswer } from '../collision.ts'
import { displacedAnswer } from '../displaced.ts'
import { REFUSALS } from '../refusals/refusals.ts'
import { RULE_KINDS } from '../refusals/rule-kinds.ts'
import { EVENT_ACTORS } from '../reservations/reservation-event-actors.ts'

/** The body of every refused call: a stable code for programs, a sentence for people, and the invalid fields. */
export const problemAnswer = z
  .object({
    // Any string is accepted, so that a page that was loaded earlier understands a newer server.
    code: z.string().meta({ enum: REFUSALS, description: 'For programs; it never changes' }),
    message: z.string().meta({ description: 'For people, in the language of `Accept-Language`' }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'What is wrong, by field' }),
    newest: z.record(z.string(), z.unknown()).optional().meta({
      description:
        'With `changed-meanwhile` and `step-not-possible`: what is stored now, spelled as in the answer of the call',
    }),
    collisions: z.array(collisionAnswer).optional().meta({
      description:
        'With `collides`, `unit-taken` and `units-below-reservations`: the reservations in the way',
    }),
    displaced: z
      .array(displacedAnswer)
      .optional()
      .meta({ description: 'With `would-move`: the reservations that would get another unit' }),
    swap: z.boolean().optional().meta({
      description: 'With `unit-taken`: whether those in the way can change their unit, by `swap` in the body',
    }),
    blocked: z
      .object({ from: z.string(), to: z.string() })
      .optional()
      .meta({ description: 'With `unit-blocked`: from when to when, by the clock at the rental place' }),
    roles: z.array(z.enum(ROLES)).optional().meta({ description: 'With `role-not-allowed`: those that may' }),
    challenge: z
      .string()
      .optional()
      .meta({ description: 'With `second-factor-required`: what `POST /second-factor` names' }),
    factors: z
      .array(z.enum(FACTORS))
      .optional()
      .meta({ description: 'With the same: what the person may prove who they are with' }),
    rule: z
      .object({ kind: z.enum(RULE_KINDS), text: z.string() })
      .optional()
      .meta({ description: 'Of a rental that a rule refuses: that rule, in words' }),
    nearest: z.record(z.string(), z.unknown()).nullish().meta({
      description:
        'Of a rental that a rule refuses: the same body with the nearest dates, hours or place of return that pass all rules and are free, to be sent again; `null` where there are none',
    }),
    extra: z
      .object({ code: z.string(), left: z.number().int() })
      .optional()
      .meta({ description: 'With `extra-out-of-stock`: which one, and how many pieces are left of it' }),
    vehicles: z
      .array(z.string())
      .optional()
      .meta({ description: 'With `quoted-vehicles-taken`: the names of those that can’t be had any more' }),
    changed: z
      .object({ by: z.enum(EVENT_ACTORS), who: z.string().nullable(), at: z.iso.datetime() })
      .nullish()
      .meta({
        description:
          'With the same of a reservation: who changed it last and when, with the name of a person of the business; `null` where nobody did',
      }),
    rules: z
      .array(z.object({ code: z.string(), kind: z.enum(RULE_KINDS), text: z.string() }))
      .optional()
      .meta({ description: 'With `rule-refused`: all rules that were broken, in words' }),
  })
  .meta({ id: 'Problem' })
export type ProblemAnswer = z.infer<typeof problemAnswer>
