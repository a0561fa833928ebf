import {
  BLOCK_REASONS,
  type Block,
  type BlockReason,
  CHOSEN_BLOCK_REASONS,
} from '@nelly/domain/blocks/blocks'
import { parseWallClock } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { call } from '../call.ts'
import { type Displaced, displacedAnswer } from '../displaced.ts'
import {
  clearable,
  idAnswer,
  numeric,
  parsedBy,
  revision,
  revisionAnswer,
  text,
  unitNumber,
  vehicleId,
  written,
} from '../wire.ts'

/** Characters of a block's note. */
export const MAX_BLOCK_NOTE = 500

/** A form may hold a block of any reason; only those that a person chooses are taken. */
const reason = written<BlockReason>(z.enum(CHOSEN_BLOCK_REASONS))
const moment = parsedBy(parseWallClock).meta({
  description: '`yyyy-mm-ddTHH:mm`, by the clock at the rental place',
})
const unitOrAll = clearable(numeric(unitNumber)).meta({
  description: 'From 1; `null` for all units of the vehicle',
})
const note = clearable(text(MAX_BLOCK_NOTE))

const mayMove = z.boolean().optional().meta({
  description:
    'Where it is `false` and reservations would get another unit, nothing is stored: `would-move` names them in `displaced`',
})

const fields = { vehicleId, unit: unitOrAll, from: moment, to: moment, reason, note }

const blockFields = {
  id: idAnswer,
  vehicleId: idAnswer,
  unit: unitNumber.nullable().meta({ description: 'From 1; `null` for all units, also later ones' }),
  from: z.string().meta({
    description:
      '`yyyy-mm-ddTHH:mm`, by the clock at the rental place; `1900-01-01T00:00` before the first day of a unit on the fleet',
  }),
  to: z.string().meta({
    description:
      'The end, which is not part of it; `9999-12-31T00:00` where the unit is out of service or leaves the fleet, with which the block changes and goes',
  }),
  reason: z.enum(BLOCK_REASONS),
  note: z.string().nullable(),
  feed: z.string().nullable().meta({
    description:
      'The name of the calendar of another channel that it comes from, with which it changes and goes',
  }),
  revision: revisionAnswer,
}

export const blockAnswer = written<Block>(z.object(blockFields)).meta({ id: 'Block' })

/** A block as it was saved. */
export interface SavedBlock extends Block {
  readonly displaced: readonly Displaced[]
}

const savedBlockAnswer = written<SavedBlock>(
  z.object({
    ...blockFields,
    displaced: z
      .array(displacedAnswer)
      .meta({ description: 'The reservations that changed their unit to make room, by pickup' }),
  }),
).meta({ id: 'SavedBlock' })

export const listBlocks = call({
  method: 'GET',
  url: '/landings/:landingId/blocks',
  summary: "List the blocks of a landing's vehicles",
  description: 'By their beginning; those of deleted vehicles are left out.',
  refusals: ['landing-not-found'],
  answer: z.array(blockAnswer),
})

export const addBlock = call({
  method: 'POST',
  url: '/landings/:landingId/blocks',
  idempotencyKey: true,
  summary: 'Block units of a vehicle',
  description:
    'A unit, or all of them, can’t be rented from one moment to another, for three years at most; it may begin in the past. Reservations that have not begun get another unit where that makes room. Where one remains in the way nothing is stored: `collides` names them in `collisions`. Blocks may overlap each other.',
  body: z.object({ ...fields, unit: unitOrAll.default(null), note: note.default(null), mayMove }),
  refusals: [
    'landing-not-found',
    'vehicle-not-found',
    'unit-not-found',
    'date-invalid',
    'block-ends-before-it-begins',
    'block-too-long',
    'collides',
    'would-move',
  ],
  status: 201,
  answer: savedBlockAnswer,
})
export type NewBlock = z.output<typeof addBlock.body>

export const changeBlock = call({
  method: 'PUT',
  url: '/blocks/:blockId',
  summary: 'Change a block',
  description:
    'Changes the given fields only, by the same rules as a new block; another vehicle may be on any landing. `null` or blank empties the note, and means all units.',
  body: z.object(fields).partial().extend({ revision, mayMove }),
  refusals: [
    'block-not-found',
    'block-of-feed',
    'block-of-unit',
    'block-of-quote',
    'changed-meanwhile',
    'vehicle-not-found',
    'unit-not-found',
    'date-invalid',
    'block-ends-before-it-begins',
    'block-too-long',
    'collides',
    'would-move',
  ],
  answer: savedBlockAnswer,
})
export type BlockChanges = z.output<typeof changeBlock.body>

export const removeBlock = call({
  method: 'DELETE',
  url: '/blocks/:blockId',
  summary: 'Delete a block',
  description: 'Its units can be rented again at once. `block` is what was deleted, as it was stored.',
  refusals: ['block-not-found', 'block-of-feed', 'block-of-unit', 'block-of-quote'],
  answer: messageAnswer.extend({ block: blockAnswer }),
})
