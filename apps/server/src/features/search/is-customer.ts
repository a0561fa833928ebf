import type { SearchTerms } from '@nelly/domain/search-terms'
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
  const text = sql`concat_ws(' ', '', ${firstName}, ${lastName}, ${email})`
  // What separates words, as `searchTerms` does it.
  const spaced = sql`translate(${foldedSql(text)}, '.@-_+''’/,()"', '            ')`
  const named = words.map((word) => sql`strpos(${spaced}, ${` ${word}`}) > 0`)
  return or(
    words.length > 0 ? and(...named) : undefined,
    phoneDigits === undefined ? undefined : hasPhone(phone, phoneDigits),
  )
}

/** A number that was stored without the country code is also found with it. */
function hasPhone(phone: SQLWrapper, searched: string): SQL {
  const digits = sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`
  return sql`(strpos(${digits}, ${searched}) > 0
    or (length(${digits}) >= ${WHOLE_PHONE} and right(${searched}, length(${digits})) = ${digits}))`
}
