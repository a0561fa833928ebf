import { endingOnce } from '@nelly/contract/words/translators'
import { useMemo } from 'react'
import type { NamespaceKeys, NestedKeyOf } from 'use-intl'
import { type createTranslator, useTranslations } from 'use-intl'
import type { OwnerMessages } from './catalogues.ts'

type Namespace = NamespaceKeys<OwnerMessages, NestedKeyOf<OwnerMessages>>

/** The messages of one part of the owner's catalogue: `useWords('landings')('title')`. */
export function useWords<const N extends Namespace>(namespace: N) {
  const said = useTranslations(namespace as never)
  const t = useMemo(() => endingOnce(said), [said])
  return t as unknown as ReturnType<typeof createTranslator<OwnerMessages, N>>
}
