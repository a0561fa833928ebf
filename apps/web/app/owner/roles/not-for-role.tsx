import { Button } from '@mantine/core'
import { CALL_ROLES } from '@nelly/contract/calls/call-roles'
import type { OwnerCall } from '@nelly/contract/calls/calls'
import { allowedWords } from '@nelly/contract/team/role-words'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { useMembership } from './use-membership.ts'

interface NotForRoleProps {
  call: OwnerCall
  /** The way back. */
  back: { to: string; label: string }
  isPage?: boolean
}

/** Stands for a page that only makes something new, where the role may not: whose it is, and the way back. */
export function NotForRole({ call, back, isPage = false }: NotForRoleProps) {
  const t = useWords('roles')
  const isSuspended = Boolean(useMembership().data?.suspension)
  return (
    <EmptyState
      isPage={isPage}
      Icon={IconLock}
      title={t(isSuspended ? 'suspendedTitle' : 'notYours')}
      action={
        <Button component={Link} to={back.to} variant="default">
          {back.label}
        </Button>
      }
    >
      {isSuspended ? t('suspended') : allowedWords(CALL_ROLES[call], storedLanguage())}
    </EmptyState>
  )
}
