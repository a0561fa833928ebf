import { AUDIT_ACTIONS, AUDIT_THINGS, AUDIT_YEARS, type AuditThing } from '@nelly/domain/audit/audit'
import type { Currency } from '@nelly/domain/currency'
import { z } from 'zod'
import { call } from '../call.ts'
import { DEFAULT_PER_PAGE, PAGE_SIZE } from '../page-size.ts'
import { inOrder, reversed } from '../reservations/reservation-list.ts'
import { answerOf, currencyAnswer, idAnswer, memberId, numeric, optionalDate, written } from '../wire.ts'

/** How many entries are counted: of more, no total is told. */
export const MOST_COUNTED_ENTRIES = 10_000

const THING = new RegExp(`^(${AUDIT_THINGS.join('|')})(?::(\\d{1,10}(?:/\\d{1,10})?))?$`)

const thing = z
  .string()
  .regex(THING)
  .transform((text) => {
    const [kind = '', id] = text.split(':')
    return { kind: kind as AuditThing, id }
  })

const filters = {
  person: memberId.optional().meta({ description: 'What this person did' }),
  thing: thing.optional().meta({
    description: 'What was done to this thing, as `vehicle:12`, or to all of a kind, as `vehicle`',
  }),
  from: optionalDate.meta({
    description: 'On this day or later; `yyyy-mm-dd` or `dd-mm-yyyy`, in the time zone of the first landing',
  }),
  to: optionalDate.meta({ description: 'On this day or earlier; not before `from`' }),
}

const query = z.object(filters).refine(inOrder, reversed)
export type AuditFilter = z.output<typeof query>

const auditEntry = answerOf(
  z.object({
    id: idAnswer,
    at: z.iso.datetime(),
    by: z.object({
      kind: z.enum(['person', 'key', 'job', 'visitor', 'system']).meta({
        description:
          '`visitor`: somebody who was not signed in; `system`: the program itself, or who runs it',
      }),
      id: idAnswer.nullable().meta({ description: 'Of a person or a key; it stays when they are gone' }),
      name: z.string().nullable().meta({ description: 'That of the person now' }),
      job: z.string().nullable(),
    }),
    action: z.enum(AUDIT_ACTIONS),
    thing: written<{ readonly kind: AuditThing; readonly id: string; readonly name: string | null } | null>(
      z
        .object({ kind: z.string(), id: z.string(), name: z.string().nullable() })
        .nullable()
        .meta({ description: '`null` of a call that was refused' }),
    ),
    changes: z
      .array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() }))
      .meta({ description: 'Of fields of the business, as they are stored; amounts in minor units' }),
    withheld: z.array(z.string()).meta({
      description:
        'Further fields that changed: what is or may be personal or long is told by its name alone',
    }),
    currency: written<Currency | null>(currencyAnswer.nullable()),
    refusedCall: z.string().nullable().meta({ description: 'As `DELETE /members/:memberId`' }),
  }),
).meta({ id: 'AuditEntry' })
/** Who did what to which thing. */
export type AuditEntry = z.infer<typeof auditEntry>

export const listAudit = call({
  method: 'GET',
  url: '/audit',
  summary: 'List who did what',
  description: `Every change of the account’s data, and what members tried that their role may not do; the newest first, in pages, for ${AUDIT_YEARS} years.`,
  query: z
    .object({
      ...filters,
      page: numeric(z.number().int().min(1).max(1_000_000))
        .default(1)
        .meta({
          description: `From 1. The header \`Link\` tells where to go on, \`X-Total-Count\` how many there are; of more than ${MOST_COUNTED_ENTRIES} it is missing, as is the link to the last page`,
        }),
      [PAGE_SIZE]: numeric(z.number().int().min(1).max(100)).default(DEFAULT_PER_PAGE),
    })
    .refine(inOrder, reversed),
  answer: z.array(auditEntry),
})

export const exportAudit = call({
  method: 'GET',
  url: '/audit/export',
  summary: 'Download who did what as a table',
  description:
    'A file of comma-separated values (RFC 4180, UTF-8 with a byte order mark) with a row of titles in the language asked for. Text that a spreadsheet would take for a formula has an apostrophe before it.',
  query,
  type: 'text/csv',
  answer: z.string(),
})
