import type { Role } from '@nelly/domain/team/roles'
import en from '../../messages/en/roles.json' with { type: 'json' }
import es from '../../messages/es/roles.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { translatorsOf } from '../words/translators.ts'

const rolesIn = translatorsOf({ es, en })

/** The name of a role in a language. */
export const roleWord = (role: Role, language: Language): string => rolesIn(language)(role)

/** Who may do what a role may not, as a sentence; `changed` of what it sees. */
export function allowedWords(
  roles: readonly Role[],
  language: Language,
  sentence: 'allowed' | 'changed' = 'allowed',
): string {
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  return rolesIn(language)(sentence, { roles: list.format(roles.map((role) => roleWord(role, language))) })
}
