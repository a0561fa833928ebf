import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { inTransaction } from '../../db/in-transaction.ts'
import { users } from '../../db/schema.ts'
import { addOwner } from '../../features/accounts/add-owner.ts'
import { inTemporaryFolder } from '../../files/temporary-folder.ts'
import type { PictureParts } from '../../pictures/stored-files.ts'
import { accepted } from './accepted.ts'
import { type AddedBusiness, addBusiness } from './add-business.ts'
import { caribeRentACar } from './caribe-rent-a-car.ts'
import type { DemoVehicle } from './demo-business.ts'
import { type Drawing, drawPictures } from './draw-pictures.ts'
import { EMAIL_MEANWHILE } from './half-made-demo.ts'
import { openForBusiness } from './open-for-business.ts'
import { puntaCanaDrives } from './punta-cana-drives.ts'

/** The e-mail that the demo's operator signs in with. */
export const DEMO_EMAIL = 'marisol@nelly.example'

const businesses = [caribeRentACar, puntaCanaDrives]
const fleet = businesses.flatMap(({ vehicles }) => vehicles)

interface DemoOptions {
  /** Of the vehicles' pictures, in pixels. */
  pictureWidth?: number
  /** Hears how far it is, a line at a time. */
  report?(line: string): void
}

/**
 * Adds a demo operator with two published landings, one in Spanish and one in English, their vehicles with drawn pictures and
 * their reservations. All of it comes to light in one last transaction: `removeHalfMadeDemo` clears away what an interrupted
 * attempt left, and must have done so before.
 */
export async function addDemoData(
  parts: PictureParts,
  account: { email: string; password: string },
  { pictureWidth = 1500, report = () => {} }: DemoOptions = {},
): Promise<void> {
  const { db, now } = parts
  await inTemporaryFolder(async (folder) => {
    const pictures = picturesOfFleet(folder, pictureWidth)
    try {
      const operator = { name: 'Marisol Peña', phone: '+1 809 555 0110', password: account.password }
      const { id } = accepted(await addOwner(db, { ...operator, email: EMAIL_MEANWHILE }, now()))
      const added: AddedBusiness[] = []
      for (const business of businesses) {
        const picturesOf = (vehicle: DemoVehicle) => {
          report(
            `demo: drawing the ${vehicle.name} of ${business.name} (${fleet.indexOf(vehicle) + 1} of ${fleet.length}) …`,
          )
          return pictures.of(vehicle)
        }
        added.push(await addBusiness(parts, id, business, { folder, picturesOf }))
      }
      await inTransaction(db, async (tx) => {
        for (const business of added) await openForBusiness(tx, id, business, now())
        await tx.update(users).set({ email: account.email }).where(eq(users.id, id))
      })
    } finally {
      pictures.stop()
    }
  })
}

/** Begins to draw the whole fleet; each vehicle's files can be waited for. */
function picturesOfFleet(folder: string, width: number) {
  const wanted = fleet.flatMap((vehicle, index) =>
    vehicle.drawn.views.map((view) => ({
      vehicle,
      spec: { ...vehicle.drawn, view, seed: index + 1 },
      width,
      to: join(folder, `${index}-${view}.jpg`),
    })),
  )
  const drawing: Drawing = drawPictures(wanted)
  return {
    async of(vehicle: DemoVehicle): Promise<string[]> {
      const its = wanted.flatMap((picture, index) => (picture.vehicle === vehicle ? [index] : []))
      await Promise.all(its.map((index) => drawing.drawn[index]))
      return its.map((index) => wanted[index]?.to ?? '')
    },
    stop: () => drawing.stop(),
  }
}
