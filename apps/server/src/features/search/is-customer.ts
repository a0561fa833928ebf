import type { SearchTerms } from '@nelly/domain/search/search-terms'
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { foldedSql } from '../../platform/db/folded-sql.ts'

/** The columns by which a customer is found. */
interface CustomerColumns {
  firstName: SQLWrapper
  lastName: SQLWrapper
  email: SQLWrapper
  phone: SQLWrapper
}

/** The fewest digits of a whole phone number. */
const WHOLE_PHONE = 7

/** SQL condition: whether a customer's name and e-mail have the beginning of each word, or their phone has the digits. */
export function isCustomer(
  { firstName, lastName, email, phone }: CustomerColumns,
  { words, phoneDigits }: SearchTerms,
): SQL | undefined {
  return or(
    hasWords(sql`concat_ws(' ', '', ${firstName}, ${lastName}, ${email})`, words),
    phoneDigits === undefined ? undefined : hasPhone(phone, phoneDigits),
  )
}

/** SQL condition: whether a customer is known by an e-mail address with all of the words, or by a phone with the digits. */
export function isContact(
  { kind, key }: { kind: SQLWrapper; key: SQLWrapper },
  { words, phoneDigits }: SearchTerms,
): SQL | undefined {
  const isEmail = hasWords(sql`concat(' ', ${key})`, words)
  return or(
    isEmail && and(sql`${kind} = 'email'`, isEmail),
    phoneDigits === undefined ? undefined : and(sql`${kind} = 'phone'`, hasPhone(key, phoneDigits)),
  )
}

/** A text that begins with a space has the beginning of each word; undefined without words. */
function hasWords(text: SQL, words: readonly string[]): SQL | undefined {
  // What separates words, as `searchTerms` does it.
  const spaced = sql`translate(${foldedSql(text)}, '.@-_+''’/,()"', '            ')`
  return words.length > 0 ? and(...words.map((word) => sql`strpos(${spaced}, ${` ${word}`}) > 0`)) : undefined
}

/** A number that was stored without the country code is also found with it. */
function hasPhone(phone: SQLWrapper, searched: string): SQL {
  const digits = sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`
  return sql`(strpos(${digits}, ${searched}) > 0
    or (length(${digits}) >= ${WHOLE_PHONE} and right(${searched}, length(${digits})) = ${digits}))`
}
