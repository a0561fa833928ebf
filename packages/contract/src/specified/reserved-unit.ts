import { z } from 'zod'
import type { ReservedUnit } from '../units/choose-unit.ts'

/** The unit that a reservation has, as a reservation's answer spells it. */
export const unitOfReservation = z
  .object({
    number: z.number().int().meta({ description: 'From 1' }),
    plate: z.string().nullable(),
    pinned: z.boolean().meta({
      description: 'Whether the operator chose it: then it changes only where nothing else makes room',
    }),
  })
  .meta({ id: 'UnitOfReservation' })

export const toUnitOfReservation = ({
  isPinned,
  ...unit
}: ReservedUnit): z.infer<typeof unitOfReservation> => ({ ...unit, pinned: isPinned })

/** Parses the unit of a reservation. */
export const ownedUnit = ({ pinned, ...unit }: z.infer<typeof unitOfReservation>): ReservedUnit => ({
  ...unit,
  isPinned: pinned,
})
