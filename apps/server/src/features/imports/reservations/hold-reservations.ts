import { holdCustomers } from '../customers/hold-customers.ts'
import { holdFleet } from '../fleet/hold-fleet.ts'
import type { KindOfImport } from '../kind-of-import.ts'

/** Locks the fleet of an account, as bookings do first, and then its customers. */
export const holdReservations: KindOfImport['hold'] = async (tx, account, landing) =>
  (await holdFleet(tx, account, landing)) && holdCustomers(tx, account, landing)
