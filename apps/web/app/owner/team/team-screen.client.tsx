import { Badge, Button, Select } from '@mantine/core'
import {
  changeMember,
  endInvitation,
  type Invitation,
  inviteMember,
  listMembers,
  type Member,
  type Membership,
  removeMember,
  switchAccount,
} from '@nelly/contract/team/members'
import { ROLES, type Role } from '@nelly/domain/team/roles'
import { IconLogout, IconMail, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useFormatter } from 'use-intl'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { useSignOut } from '../session/sign-out.tsx'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import { InviteButton } from './invite-button.tsx'
import css from './team.module.css'
import { useMembership } from './use-membership.ts'

/** Who may act in the account, as what, and who is invited. Owners change it, others read it and may leave. */
export function TeamScreen() {
  const t = useWords('team')
  const team = useQuery({
    queryKey: ['members'],
    queryFn: ({ signal }) => callApi(listMembers, { signal }),
  })
  const membership = useMembership()
  const isOwner = membership.data?.role === 'owner'
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} action={isOwner && <InviteButton />} />
      {team.data && membership.data ? (
        <div className="stack">
          <Members members={team.data.members} isOwner={isOwner} />
          {team.data.invitations.length > 0 && (
            <Invitations invitations={team.data.invitations} isOwner={isOwner} />
          )}
          {membership.data.accounts.length > 1 && <Accounts membership={membership.data} />}
        </div>
      ) : (
        <NotLoaded query={team.data ? membership : team} loading={t('loading')} />
      )}
    </>
  )
}

/** The members, each with their role, which an owner changes in place. */
function Members({ members, isOwner }: { members: readonly Member[]; isOwner: boolean }) {
  const t = useWords('team')
  const change = useAction({
    run: ({ member, role }: { member: Member; role: Role }) =>
      callApi(changeMember, { params: { memberId: member.id }, body: { role } }),
    done: ({ name, role }) => t('roleChanged', { name, role: t(`roles.${role}`) }),
    failed: t('roleFailed'),
    subject: 'team',
  })
  const askToRemove = useRemoveMember()
  return (
    <TitledCard title={t('members')}>
      <ul className={css.list}>
        {members.map((member) => {
          const isMe = member.id === ownerId()
          const mayRemove = isOwner || isMe
          return (
            <li key={member.id} className={css.person}>
              <div className="grow blocks">
                <strong>
                  {member.name} {isMe && <Badge variant="light">{t('you')}</Badge>}
                </strong>
                <span className="muted">{member.email}</span>
              </div>
              {isOwner ? (
                <Select
                  aria-label={t('roleOf', { name: member.name })}
                  value={member.role}
                  onChange={(role) => role && change.mutate({ member, role: role as Role })}
                  data={ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
                  allowDeselect={false}
                  className={css.role}
                />
              ) : (
                <span>{t(`roles.${member.role}`)}</span>
              )}
              {mayRemove && (
                <ActionsMenu
                  label={t('actionsOf', { name: member.name })}
                  actions={[
                    {
                      label: isMe ? t('leave') : t('remove'),
                      icon: isMe ? <IconLogout size={18} /> : <IconTrash size={18} />,
                      isDangerous: true,
                      onClick: () => askToRemove(member, isMe),
                    },
                  ]}
                />
              )}
            </li>
          )
        })}
      </ul>
      <dl className={css.explained}>
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{t(`roles.${role}`)}</dt>
            <dd>{t(`explained.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  )
}

/** Asks, and ends a membership. Who leaves is signed out: it was the account of their session. */
function useRemoveMember() {
  const t = useWords('team')
  const ask = useDeleteQuestion()
  const { signOut } = useSignOut()
  const remove = useAction({
    run: ({ id }: Member) => callApi(removeMember, { params: { memberId: id } }),
    done: (_, { name }) => t('removed', { name }),
    failed: t('removeFailed'),
    subject: 'team',
    onDone: (_, { id }) => {
      if (id === ownerId()) signOut()
    },
  })
  return (member: Member, isMe: boolean) =>
    ask({
      title: isMe ? t('leaveTitle') : t('removeTitle', { name: member.name }),
      question: isMe ? t('leaveQuestion') : t('removeQuestion'),
      confirm: isMe ? t('leave') : t('remove'),
      onConfirm: () => remove.mutate(member),
    })
}

/** The invitations that nobody has accepted yet; an owner sends them again or takes them back. */
function Invitations({ invitations, isOwner }: { invitations: readonly Invitation[]; isOwner: boolean }) {
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
      <ul className={css.list}>
        {invitations.map((invitation) => {
          const isLate = new Date(invitation.expiresAt) <= new Date()
          return (
            <li key={invitation.id} className={css.person}>
              <div className="grow blocks">
                <strong>{invitation.email}</strong>
                <span className="muted">
                  {t(isLate ? 'expired' : 'expires', {
                    at: format.dateTime(new Date(invitation.expiresAt), { dateStyle: 'long' }),
                  })}
                </span>
              </div>
              <span>{t(`roles.${invitation.role}`)}</span>
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
            </li>
          )
        })}
      </ul>
    </TitledCard>
  )
}

/** The accounts of the signed-in person, of which they go on in another one without signing in again. */
function Accounts({ membership }: { membership: Membership }) {
  const t = useWords('team')
  const client = useQueryClient()
  const navigate = useNavigate()
  const change = useAction({
    run: (accountId: Membership['id']) => callApi(switchAccount, { body: { accountId } }),
    done: ({ name }) => t('switched', { account: name }),
    failed: t('switchFailed'),
    onDone: async () => {
      await navigate('/landings')
      // What is loaded is of the account before.
      await client.resetQueries()
    },
  })
  return (
    <TitledCard title={t('accounts')}>
      <ul className={css.list}>
        {membership.accounts.map(({ id, name, role }) => (
          <li key={id} className={css.person}>
            <div className="grow blocks">
              <strong>{name}</strong>
              <span className="muted">{t(`roles.${role}`)}</span>
            </div>
            {id === membership.id ? (
              <Badge variant="light">{t('here')}</Badge>
            ) : (
              <Button
                variant="default"
                aria-label={t('switchTo', { account: name })}
                onClick={() => change.mutate(id)}
              >
                {t('switch')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
