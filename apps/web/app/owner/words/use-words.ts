import type { NamespaceKeys, NestedKeyOf } from 'use-intl'
import { type createTranslator, useTranslations } from 'use-intl'
import type { OwnerMessages } from './catalogues.ts'

type Namespace = NamespaceKeys<OwnerMessages, NestedKeyOf<OwnerMessages>>

/** The messages of one part of the owner's catalogue: `useWords('landings')('title')`. */
export const useWords = <const N extends Namespace>(namespace: N) =>
  useTranslations(namespace as never) as unknown as ReturnType<typeof createTranslator<OwnerMessages, N>>
