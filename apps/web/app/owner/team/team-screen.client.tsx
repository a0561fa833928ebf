import { Button } from '@mantine/core'
import { listMembers } from '@nelly/contract/team/members'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMay, useMembership } from '../roles/use-membership.ts'
import { callQuery } from '../session/call-query.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { AccountsCard } from './accounts-card.tsx'
import { DeskRightsCard } from './desk-rights-card.tsx'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteButton } from './invite-button.tsx'
import { MembersCard } from './members-card.tsx'

/** Who may act in the account, as what, and who is invited. Owners change it, others read it and may leave. */
export function TeamScreen() {
  const t = useWords('team')
  const team = useQuery(callQuery(['members'], listMembers))
  const membership = useMembership()
  const isOwner = useMay('changeMember') && membership.data !== undefined
  const mayReadActivity = useMay('listAudit')
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        action={
          <>
            {mayReadActivity && (
              <Button
                component={Link}
                to="/app/activity"
                variant="default"
                leftSection={<IconHistory size={18} aria-hidden="true" />}
              >
                {t('activity')}
              </Button>
            )}
            {isOwner && <InviteButton />}
          </>
        }
      />
      {team.data && membership.data ? (
        <div className="stack">
          <MembersCard members={team.data.members} isOwner={isOwner} />
          {isOwner && <DeskRightsCard membership={membership.data} />}
          {team.data.invitations.length > 0 && (
            <InvitationsCard invitations={team.data.invitations} isOwner={isOwner} />
          )}
          {membership.data.accounts.length > 1 && <AccountsCard membership={membership.data} />}
        </div>
      ) : (
        <NotLoaded query={team.data ? membership : team} loading={t('loading')} />
      )}
    </>
  )
}
