import { BLOCK_REASONS, type Block } from '@nelly/domain/blocks'
import { parseWallClock } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { messageAnswer } from './answers.ts'
import { call } from './call.ts'
import { type Displaced, displacedAnswer } from './displaced.ts'
import { editBody } from './edit-body.ts'
import { answerOf, renamed, renameFields } from './names.ts'
import {
  blockId,
  clearable,
  editBase,
  idAnswer,
  landingId,
  numeric,
  parsedBy,
  text,
  vehicleId,
} from './wire.ts'

/** Characters of a block's note. */
export const MAX_BLOCK_NOTE = 500

const reason = z.enum(BLOCK_REASONS)
const moment = parsedBy(parseWallClock).meta({
  description: '`yyyy-mm-ddTHH:mm`, by the clock at the rental place',
})
const unit = z.number().int().min(1).max(100_000)
const unitOrAll = clearable(numeric(unit)).meta({
  description: 'From 1; `null` for all units of the vehicle',
})
const note = clearable(text(MAX_BLOCK_NOTE))

export const blockAnswer = z
  .object({
    id: idAnswer,
    vehicle_id: idAnswer,
    unit: unit.nullable().meta({ description: 'From 1; `null` for all units, also later ones' }),
    from: z.string().meta({ description: '`yyyy-mm-ddTHH:mm`, by the clock at the rental place' }),
    to: z.string().meta({
      description:
        'The end, which is not part of it; `9999-12-31T00:00` while the unit is out of service, with which the block changes and goes',
    }),
    reason,
    note: z.string().nullable(),
    feed: z.string().nullable().meta({
      description:
        'The name of the calendar of another channel that it comes from, with which it changes and goes',
    }),
  })
  .meta({ id: 'Block' })
export type BlockAnswer = z.infer<typeof blockAnswer>

/** Our names of a block's fields. */
export const BLOCK_NAMES = { vehicle_id: 'vehicleId' } as const

export const toBlockAnswer = (block: Block): BlockAnswer => answerOf(blockAnswer, BLOCK_NAMES, block)

/** A block as it was saved. */
const savedBlockAnswer = blockAnswer
  .extend({
    displaced: z
      .array(displacedAnswer)
      .meta({ description: 'The reservations that changed their unit to make room, by pickup' }),
  })
  .meta({ id: 'SavedBlock' })
export type SavedBlockAnswer = z.infer<typeof savedBlockAnswer>

export const toSavedBlockAnswer = ({
  displaced,
  ...block
}: Block & { readonly displaced: readonly Displaced[] }): SavedBlockAnswer => ({
  ...toBlockAnswer(block),
  displaced: [...displaced],
})

/** Parses a block of an answer. */
export const ownedBlock = (answer: BlockAnswer): Block => renamed(answer, BLOCK_NAMES) as Block

export const listBlocks = call({
  method: 'GET',
  url: '/landings/:landingId/blocks',
  access: 'owner',
  apiOnly: true,
  summary: "List the blocks of a landing's vehicles",
  description: 'By their beginning; those of deleted vehicles are left out.',
  params: z.object({ landingId }),
  refusals: ['landing-not-found'],
  status: 200,
  answer: z.array(blockAnswer),
})

export const addBlock = call({
  method: 'POST',
  url: '/landings/:landingId/blocks',
  access: 'owner',
  apiOnly: true,
  idempotencyKey: true,
  summary: 'Block units of a vehicle',
  description:
    'A unit, or all of them, can’t be rented from one moment to another, for three years at most; it may begin in the past. Reservations that have not begun get another unit where that makes room. Where one remains in the way nothing is stored: `collides` names them in `collisions`. Blocks may overlap each other.',
  params: z.object({ landingId }),
  body: renameFields(
    z.object({
      vehicle_id: vehicleId,
      unit: unitOrAll.default(null),
      from: moment,
      to: moment,
      reason,
      note: note.default(null),
    }),
    BLOCK_NAMES,
  ),
  refusals: [
    'landing-not-found',
    'vehicle-not-found',
    'unit-not-found',
    'date-invalid',
    'block-ends-before-it-begins',
    'block-too-long',
    'collides',
  ],
  status: 201,
  answer: savedBlockAnswer,
})
export type NewBlock = z.output<typeof addBlock.body>

const changes = { vehicle_id: vehicleId, unit: unitOrAll, from: moment, to: moment, reason, note }

export const changeBlock = call({
  method: 'PUT',
  url: '/blocks/:blockId',
  access: 'owner',
  apiOnly: true,
  summary: 'Change a block',
  description:
    'Changes the given fields only, by the same rules as a new block; another vehicle is one of the same landing. `null` or blank empties the note, and means all units.',
  params: z.object({ blockId }),
  body: renameFields(
    z
      .object(changes)
      .partial()
      .extend({ base: editBase(changes, BLOCK_NAMES) }),
    BLOCK_NAMES,
  ),
  refusals: [
    'block-not-found',
    'block-of-feed',
    'block-of-unit',
    'changed-meanwhile',
    'vehicle-not-found',
    'unit-not-found',
    'date-invalid',
    'block-ends-before-it-begins',
    'block-too-long',
    'collides',
  ],
  status: 200,
  answer: savedBlockAnswer,
})
export type BlockChanges = z.output<typeof changeBlock.body>

export const removeBlock = call({
  method: 'DELETE',
  url: '/blocks/:blockId',
  access: 'owner',
  apiOnly: true,
  summary: 'Delete a block',
  description: 'Its units can be rented again at once. `block` is what was deleted, as it was stored.',
  params: z.object({ blockId }),
  refusals: ['block-not-found', 'block-of-feed', 'block-of-unit'],
  status: 200,
  answer: messageAnswer.extend({ block: blockAnswer }),
})

/** The unit of a block as a form holds it until one is chosen. */
export const NO_UNIT = 'none'

/** A block as a form holds it: choices as text, blank for all units. */
export interface BlockDraft {
  readonly vehicleId: string
  readonly unit: string
  readonly from: string
  readonly to: string
  readonly reason: Block['reason']
  readonly note: string
}

/** The form field that shows the error of a field of the wire. */
export const BLOCK_DRAFT_FIELDS: Readonly<Record<string, keyof BlockDraft>> = {
  vehicle_id: 'vehicleId',
  unit: 'unit',
  from: 'from',
  to: 'to',
  reason: 'reason',
  note: 'note',
}

/** The form of a block that exists. */
export const blockDraftOf = ({ id: _, feed: __, vehicleId, unit, note, ...block }: Block): BlockDraft => ({
  ...block,
  vehicleId: String(vehicleId),
  unit: unit === null ? '' : String(unit),
  note: note ?? '',
})

/** The body that adds a block. */
export const newBlockBody = ({ vehicleId, unit, note, ...draft }: BlockDraft) => ({
  ...draft,
  vehicle_id: Number(vehicleId),
  unit: String(unit) === '' ? null : Number(unit),
  note: note.trim() === '' ? null : note.trim(),
})

/** The body that changes what differs from the form's initial values. */
export const blockChangesBody = (draft: BlockDraft, read: BlockDraft): z.input<typeof changeBlock.body> =>
  editBody(newBlockBody(draft), newBlockBody(read))

/** The body that ends a block, as it was read, at a moment. */
export const blockEndBody = (block: Block, to: string): z.input<typeof changeBlock.body> => {
  const read = blockDraftOf(block)
  return blockChangesBody({ ...read, to }, read)
}

/** The body that makes a deleted block again. */
export const sameBlockBody = (block: Block) => newBlockBody(blockDraftOf(block))
