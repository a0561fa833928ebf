import { CALL_ROLES } from '@nelly/contract/calls/call-roles'
import type { OwnerCall } from '@nelly/contract/calls/calls'
import { allowedWords } from '@nelly/contract/team/role-words'
import { IconLock } from '@tabler/icons-react'
import { storedLanguage } from '../words/language.ts'
import css from './for-roles.module.css'
import { useMembership } from './use-membership.ts'

/** Says which roles may make a call, where it is changed what stands below; that the account is suspended stands above. */
export function WhoseCall({ call }: { call: OwnerCall }) {
  if (useMembership().data?.suspension) return null
  return (
    <p className={css.notice}>
      <IconLock size={18} stroke={1.7} aria-hidden="true" />
      {allowedWords(CALL_ROLES[call], storedLanguage(), 'changed')}
    </p>
  )
}
