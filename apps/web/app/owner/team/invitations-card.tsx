import { endInvitation, type Invitation, inviteMember } from '@nelly/contract/team/members'
import { IconMail, IconTrash } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { useWords } from '../words/use-words.ts'
import { roleName } from './role-name.ts'
import css from './team.module.css'

/** The invitations that nobody has accepted yet; an owner sends them again or takes them back. */
export function InvitationsCard({
  invitations,
  isOwner,
}: {
  invitations: readonly Invitation[]
  isOwner: boolean
}) {
  const t = useWords('team')
  const format = useFormatter()
  const end = useAction({
    run: ({ id }: Invitation) => callApi(endInvitation, { params: { invitationId: id } }),
    done: (_, { email }) => t('invitationEnded', { email }),
    failed: t('invitationFailed'),
    subject: 'team',
  })
  const again = useAction({
    run: ({ email, role }: Invitation) => callApi(inviteMember, { body: { email, role } }),
    done: ({ email }) => t('invited', { email }),
    failed: t('invitationFailed'),
    subject: 'team',
    runAgain: 'after-double-click',
  })
  return (
    <TitledCard title={t('invitations')}>
      <ul>
        {invitations.map((invitation) => {
          const isLate = new Date(invitation.expiresAt) <= new Date()
          return (
            <li key={invitation.id} className="person">
              <div className="grow blocks">
                <strong>{invitation.email}</strong>
                <span className="muted">
                  {t(isLate ? 'expired' : 'expires', {
                    at: format.dateTime(new Date(invitation.expiresAt), { dateStyle: 'long' }),
                  })}
                </span>
              </div>
              <div className={css.tools}>
                <span>{roleName(invitation.role)}</span>
                {isOwner && (
                  <ActionsMenu
                    label={t('actionsOf', { name: invitation.email })}
                    actions={[
                      {
                        label: t('inviteAgain'),
                        icon: <IconMail size={18} />,
                        onClick: () => again.mutate(invitation),
                      },
                      {
                        label: t('endInvitation'),
                        icon: <IconTrash size={18} />,
                        isDangerous: true,
                        onClick: () => end.mutate(invitation),
                      },
                    ]}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </TitledCard>
  )
}
