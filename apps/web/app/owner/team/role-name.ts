import { roleWord } from '@nelly/contract/team/role-words'
import { ROLES, type Role } from '@nelly/domain/team/roles'
import { storedLanguage } from '../words/language.ts'

/** The name of a role on the owner's screens. */
export const roleName = (role: Role): string => roleWord(role, storedLanguage())

/** All roles to choose from. */
export const roleChoices = () => ROLES.map((role) => ({ value: role, label: roleName(role) }))
