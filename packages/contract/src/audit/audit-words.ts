import type { BlockReason } from '@nelly/domain/blocks/blocks'
import { decimalDigits, type MinorUnits } from '@nelly/domain/money'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import type { Role } from '@nelly/domain/team/roles'
import type { WallClock } from '@nelly/domain/wall-clock'
import { wallClockIn } from '@nelly/domain/wall-clock'
import en from '../../messages/en/audit.json' with { type: 'json' }
import es from '../../messages/es/audit.json' with { type: 'json' }
import { blockReasonWords } from '../blocks/block-words.ts'
import { reservationStatusWords } from '../reservations/reservation-status-words.ts'
import { roleWord } from '../team/role-words.ts'
import type { Language } from '../wire.ts'
import { momentWords, operatorReading } from '../words/moment-words.ts'
import { translatorsOf } from '../words/translators.ts'
import type { AuditEntry } from './audit.ts'

export const auditIn = translatorsOf({ es, en })

/** Who reads: their language, and the zone of the times. */
interface AuditReader {
  readonly language: Language
  readonly timezone: string
}

/** Who did it. */
export function whoWords({ by }: AuditEntry, language: Language): string {
  const t = auditIn(language)
  if (by.name !== null) return by.name
  if (by.kind === 'job') return t(`jobs.${isKey(es.jobs, by.job) ? by.job : 'other'}`)
  return t(`actors.${by.kind}`, { id: by.id ?? 0 })
}

/** What an entry tells of each field: the old and the new value; at the end the names of those without a value. */
export function changeWords(entry: AuditEntry, reader: AuditReader): string[] {
  const t = auditIn(reader.language)
  const changes = entry.changes.map(({ field, old, new: now }) => {
    const words = (value: unknown) => valueWords({ field, value, entry }, reader)
    return isLong(old) || isLong(now)
      ? fieldWords(field, reader.language)
      : t(old === null ? 'field' : 'change', {
          field: fieldWords(field, reader.language),
          old: words(old),
          new: words(now),
        })
  })
  const withheld = entry.withheld.map((field) => fieldWords(field, reader.language)).join(', ')
  return withheld ? [...changes, withheld] : changes
}

/** The name of a field; one that an earlier version had is named as it was stored. */
export const fieldWords = (field: string, language: Language): string =>
  isKey(es.fields, field) ? auditIn(language)(`fields.${field}`) : field

/** What is more than a line: it is told by its name alone. */
const isLong = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !(Array.isArray(value) && value.every((one) => typeof one === 'string'))

interface Value {
  readonly field: string
  readonly value: unknown
  readonly entry: Pick<AuditEntry, 'currency' | 'thing'>
}

const MONEY = ['pricePerDay', 'totalMinor', 'cancellationFeeMinor', 'amountMinor']
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const PERIOD = /^\["(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?::\d\d)?","(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?::\d\d)?"\)$/

function valueWords({ field, value, entry }: Value, { language, timezone }: AuditReader): string {
  const t = auditIn(language)
  if (value === null || value === '') return t('values.nothing')
  if (typeof value === 'boolean') return t(`values.${value}`)
  if (typeof value === 'number')
    return entry.currency && MONEY.includes(field)
      ? `${entry.currency} ${decimalDigits({ minor: value as MinorUnits, currency: entry.currency })}`
      : String(value)
  if (Array.isArray(value)) return value.join(', ')
  const text = String(value)
  const moment = (at: WallClock) => momentWords(at, operatorReading(language), 'plainDated')
  if (INSTANT.test(text)) return moment(wallClockIn(timezone, new Date(text)))
  const period = field === 'during' ? PERIOD.exec(text) : null
  if (period)
    return `${moment(`${period[1]}T${period[2]}` as WallClock)} – ${moment(`${period[3]}T${period[4]}` as WallClock)}`
  return codeWords(field, text, { language, thing: entry.thing?.kind })
}

/** The word of a code; any other text is as it was typed. */
function codeWords(
  field: string,
  code: string,
  { language, thing }: { language: Language; thing: string | undefined },
): string {
  if (field === 'role') return roleWord(code as Role, language)
  if (field === 'status' && thing === 'reservation')
    return reservationStatusWords(code as ReservationStatus, language)
  if (field === 'reason') return blockReasonWords(code as BlockReason, language)
  const group = field === 'defaultLanguage' ? 'language' : field
  const codes: Readonly<Record<string, object>> = es.codes
  return Object.hasOwn(codes[group] ?? {}, code) ? auditIn(language)(`codes.${group}.${code}` as never) : code
}

const isKey = <T extends object>(object: T, key: string | null): key is keyof T & string =>
  key !== null && Object.hasOwn(object, key)
