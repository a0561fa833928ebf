import { eq } from 'drizzle-orm'
import { addOwner } from '../../features/accounts/add-owner.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts, people } from '../../platform/db/schema.ts'
import type { PictureParts } from '../../platform/images/stored-files.ts'
import { accepted } from './accepted.ts'
import { type AddedBusiness, addBusiness } from './add-business.ts'
import { type DemoVehicle, readBusiness } from './demo-business.ts'
import { EMAIL_MEANWHILE } from './half-made-demo.ts'
import { openForBusiness } from './open-for-business.ts'

/** The e-mail of the demo's operator. */
export const DEMO_EMAIL = 'marisol@nelly.example'

/** One in Spanish and one in English. */
const FOLDERS = ['caribe-rent-a-car', 'punta-cana-drives']

/**
 * Adds a demo operator with two published landings, one in Spanish and one in English, their vehicles with pictures and
 * their reservations. All of it becomes visible in one last transaction: `removeHalfMadeDemo` removes what an
 * interrupted attempt left, and must have run before. `report` is called with the progress, a line at a time.
 */
export async function addDemoData(
  parts: PictureParts,
  account: { email: string; password: string },
  report: (line: string) => void = () => {},
): Promise<void> {
  const { db, now } = parts
  const businesses = await Promise.all(FOLDERS.map(readBusiness))
  const fleet = businesses.flatMap(({ vehicles }) => vehicles)
  const operator = { name: 'Marisol Peña', phone: '+1 809 555 0110', password: account.password }
  const owner = accepted(await addOwner(db, { ...operator, email: EMAIL_MEANWHILE }, now()))
  const added: AddedBusiness[] = []
  for (const business of businesses) {
    const reportVehicle = (vehicle: DemoVehicle) =>
      report(
        `demo: adding the ${vehicle.name} of ${business.name} (${fleet.indexOf(vehicle) + 1} of ${fleet.length}) …`,
      )
    added.push(await addBusiness(parts, owner, business, reportVehicle))
  }
  await inTransaction(db, async (tx) => {
    for (const business of added) await openForBusiness(tx, owner, business, now())
    await tx.update(people).set({ email: account.email }).where(eq(people.id, owner.id))
    await tx.update(accounts).set({ email: account.email }).where(eq(accounts.id, owner.account))
  })
}
