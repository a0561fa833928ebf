import { type Admission, admitNetwork } from '../../platform/http/network-limit.ts'
import type { Limit } from '../../platform/http/rate-limits.ts'
import type { Parts } from '../../platform/parts.ts'

/** Bookings from one network: sixty guests of a hotel who each try twice still succeed. */
const RESERVATION_LIMIT: Limit = { points: 120, seconds: 10 * 60 }

/** Counts a booking from an address where limits are on. */
export const admitReservation = (parts: Parts, address: string): Promise<Admission> =>
  admitNetwork(parts, { kind: 'reservation-network', address, limit: RESERVATION_LIMIT })
