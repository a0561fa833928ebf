import type { Language } from '@nelly/contract/wire'
import type spanish from '../../messages/owner/es.json'

/** The catalogue of the owner's pages; both languages have the same keys. */
export type OwnerMessages = typeof spanish

const catalogues: Record<Language, () => Promise<{ default: OwnerMessages }>> = {
  es: () => import('../../messages/owner/es.json'),
  en: () => import('../../messages/owner/en.json'),
}

/** The messages of one language; the other one is not loaded. */
export const messagesOf = async (language: Language): Promise<OwnerMessages> =>
  (await catalogues[language]()).default
