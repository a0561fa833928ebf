import { type Block, type BlockReason, isOutOfService } from '@nelly/domain/blocks/blocks'
import en from '../../messages/en/blocks.json' with { type: 'json' }
import es from '../../messages/es/blocks.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { translatorsOf } from '../words/translators.ts'

const blocksIn = translatorsOf({ es, en })

/** What a block is called: by the calendar of another channel that it comes from, else by its reason. */
export const blockName = (block: Pick<Block, 'feed' | 'reason' | 'to'>, language: Language): string =>
  isOutOfService(block)
    ? blocksIn(language)('outOfService')
    : (block.feed ?? blockReasonWords(block.reason, language))

/** Why a unit is blocked, in a language. */
export const blockReasonWords = (reason: BlockReason, language: Language): string =>
  blocksIn(language)(`reasons.${reason}`)
