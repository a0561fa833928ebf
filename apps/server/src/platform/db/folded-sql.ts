import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** SQL: a text in lower case and without accents, as the domain's `folded` has it; quick where all of it is ASCII. */
export const foldedSql = (text: SQLWrapper): SQL =>
  sql`lower(case when octet_length(${text}) = char_length(${text}) then ${text}
    else regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g') end)`
