import { isOwnRef } from '../reservations/source.ts'

/** The most letters of a partner's name, and of the code in its links. */
export const MAX_PARTNER_NAME = 80
export const MAX_PARTNER_CODE = 30

/** The most partners of an account. */
export const MOST_PARTNERS = 500

/** Whether a text can be a partner's code: letters, digits and inner hyphens, and not what links of our own say. */
export const isPartnerCode = (code: string): boolean =>
  code.length <= MAX_PARTNER_CODE && /^[a-z0-9]+(?:-[a-z0-9]+)*$/i.test(code) && !isOwnRef(code.toLowerCase())
