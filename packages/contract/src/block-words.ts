import { type Block, type BlockReason, isOutOfService } from '@nelly/domain/blocks/blocks'
import type { Words } from './refusal-words.ts'
import type { Language } from './wire.ts'

const words = {
  maintenance: { en: 'Maintenance', es: 'Mantenimiento' },
  breakdown: { en: 'Breakdown', es: 'Avería' },
  own_use: { en: 'Own use', es: 'Uso propio' },
  stop_sell: { en: 'Not for rent', es: 'Fuera de venta' },
} as const satisfies Record<BlockReason, Words>

const outOfService: Words = { en: 'Out of service', es: 'Fuera de servicio' }

/** What a block is called: by the calendar of another channel that it comes from, else by its reason. */
export const blockName = (block: Pick<Block, 'feed' | 'reason' | 'to'>, language: Language): string =>
  isOutOfService(block) ? outOfService[language] : (block.feed ?? blockReasonWords(block.reason, language))

/** Why a unit is blocked, in a language. */
export const blockReasonWords = (reason: BlockReason, language: Language): string => words[reason][language]
