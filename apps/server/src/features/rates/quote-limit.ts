import { type Admission, admitNetwork } from '../../platform/http/network-limit.ts'
import type { Limit } from '../../platform/http/rate-limits.ts'
import type { Parts } from '../../platform/parts.ts'

/** Quotes for one network, as many as bookings. */
const QUOTE_LIMIT: Limit = { points: 120, seconds: 10 * 60 }

/** Counts a quote for an address where limits are on. */
export const admitQuote = (parts: Parts, address: string): Promise<Admission> =>
  admitNetwork(parts, { kind: 'quote-network', address, limit: QUOTE_LIMIT })
