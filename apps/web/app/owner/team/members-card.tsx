import { Badge, Select } from '@mantine/core'
import { changeMember, type Member, removeMember } from '@nelly/contract/team/members'
import { ROLES, type Role } from '@nelly/domain/team/roles'
import { IconLogout, IconTrash } from '@tabler/icons-react'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { useSignOut } from '../session/sign-out.tsx'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { ask } from '../ui/question/open-question.ts'
import { TitledCard } from '../ui/titled-card.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import { roleChoices, roleName } from './role-name.ts'
import css from './team.module.css'

/** The members, each with their role, which an owner changes in place. */
export function MembersCard({ members, isOwner }: { members: readonly Member[]; isOwner: boolean }) {
  const t = useWords('team')
  const change = useAction({
    run: ({ member, role }: { member: Member; role: Role }) =>
      callApi(changeMember, { params: { memberId: member.id }, body: { role } }),
    done: ({ name, role }) => t('roleChanged', { name, role: roleName(role) }),
    failed: t('roleFailed'),
    subject: 'team',
  })
  const askToRemove = useRemoveMember()
  const common = useWords('common')
  const choose = (member: Member, role: Role) => {
    const onConfirm = () => change.mutate({ member, role })
    if (member.id !== ownerId()) return onConfirm()
    ask({
      title: t('ownRoleTitle'),
      question: t('ownRoleQuestion', { role: roleName(role) }),
      confirm: t('ownRoleConfirm'),
      cancel: common('cancel'),
      onConfirm,
    })
  }
  return (
    <TitledCard title={t('members')}>
      <ul>
        {members.map((member) => {
          const isMe = member.id === ownerId()
          const mayRemove = isOwner || isMe
          return (
            <li key={member.id} className="person">
              <div className="grow blocks">
                <strong>
                  {member.name} {isMe && <Badge variant="light">{t('you')}</Badge>}
                </strong>
                <span className="muted">{member.email}</span>
                {member.hasFactor === false && <span className="muted">{t('noFactor')}</span>}
              </div>
              <div className={css.tools}>
                {isOwner ? (
                  <Select
                    aria-label={t('roleOf', { name: member.name })}
                    value={member.role}
                    onChange={(role) => role && choose(member, role as Role)}
                    data={roleChoices()}
                    allowDeselect={false}
                    className={css.role}
                  />
                ) : (
                  <span>{roleName(member.role)}</span>
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
              </div>
            </li>
          )
        })}
      </ul>
      <dl className={css.explained}>
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{roleName(role)}</dt>
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
  const askToDelete = useDeleteQuestion()
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
    askToDelete({
      title: isMe ? t('leaveTitle') : t('removeTitle', { name: member.name }),
      question: isMe ? t('leaveQuestion') : t('removeQuestion'),
      confirm: isMe ? t('leave') : t('remove'),
      onConfirm: () => remove.mutate(member),
    })
}
