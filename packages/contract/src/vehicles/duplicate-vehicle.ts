import { z } from 'zod'
import { call } from '../call.ts'
import { vehicleAnswer } from '../specified/vehicles.ts'
import { landingId, vehicleId } from '../wire.ts'

export const duplicateVehicle = call({
  method: 'POST',
  url: '/vehicles/:landingId/:vehicleId/duplicate',
  idempotencyKey: true,
  summary: 'Duplicate a vehicle',
  description:
    "A new vehicle of the same landing with all that the other has, pictures and special features as well, but no reservations. Its name says in the landing's language that it is a copy. It is not on sale until a change says so.",
  params: z.object({ landingId, vehicleId }),
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
