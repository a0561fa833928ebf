import { z } from 'zod'
import { rootCall } from '../call.ts'
import { vehicleAnswer } from '../specified/vehicles.ts'

export const duplicateVehicle = rootCall({
  method: 'POST',
  url: '/vehicles/:landingId/:vehicleId/duplicate',
  idempotencyKey: true,
  summary: 'Duplicate a vehicle',
  description:
    "A new vehicle of the same landing with all that the other has, pictures and special features as well, but no reservations. Its name says in the landing's language that it is a copy. It is not on sale until a change says so.",
  body: z
    .object({
      isSamePool: z.boolean().default(false).meta({
        description:
          'Whether it offers the same units, so that who rents one of either has it; else as many others',
      }),
    })
    .prefault({}),
  refusals: ['landing-not-found', 'vehicle-not-found'],
  status: 201,
  answer: vehicleAnswer,
})
export type DuplicatedVehicle = z.output<typeof duplicateVehicle.body>
