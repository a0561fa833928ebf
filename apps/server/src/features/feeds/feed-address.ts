import { ok, type Result, refuse } from '@nelly/domain/result'

/** The address of a calendar as it was pasted; `webcal:` is what programs call `https:` of calendars. */
export function feedAddress(typed: string): Result<string, 'feed-address-invalid'> {
  const url = URL.parse(typed.replace(/^webcals?:/i, 'https:'))
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    return refuse('feed-address-invalid')
  return ok(url.href)
}
