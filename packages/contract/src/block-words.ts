import type { Block, BlockReason } from '@nelly/domain/blocks'
import type { Words } from './refusal-words.ts'
import type { Language } from './wire.ts'

const words = {
  maintenance: { en: 'Maintenance', es: 'Mantenimiento' },
  breakdown: { en: 'Breakdown', es: 'Avería' },
  own_use: { en: 'Own use', es: 'Uso propio' },
  stop_sell: { en: 'Not for rent', es: 'Fuera de venta' },
} as const satisfies Record<BlockReason, Words>

/** What a block is called: by the calendar of another channel that it comes from, else by its reason. */
export const blockName = ({ feed, reason }: Pick<Block, 'feed' | 'reason'>, language: Language): string =>
  feed ?? blockReasonWords(reason, language)

/** Why a unit is blocked, in a language. */
export const blockReasonWords = (reason: BlockReason, language: Language): string => words[reason][language]
