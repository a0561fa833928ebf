import { Badge, Button } from '@mantine/core'
import { sessionRoute } from '@nelly/contract/calls/routes'
import { type Membership, switchAccount } from '@nelly/contract/team/members'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { keepUser, tellSwitch } from '../session/session-storage.ts'
import { TitledCard } from '../ui/titled-card.tsx'
import { useWords } from '../words/use-words.ts'
import { roleName } from './role-name.ts'

/** The accounts of the signed-in person, of which they go on in another one without signing in again. */
export function AccountsCard({ membership }: { membership: Membership }) {
  const t = useWords('team')
  const client = useQueryClient()
  const navigate = useNavigate()
  const change = useAction({
    run: (accountId: Membership['id']) => callApi(switchAccount, { body: { accountId } }),
    done: ({ name }) => t('switched', { account: name }),
    failed: t('switchFailed'),
    onDone: async ({ id }) => {
      tellSwitch(id)
      keepUser((await callApi(sessionRoute)).user)
      await navigate('/landings')
      // What is loaded is of the account before.
      await client.resetQueries()
    },
  })
  return (
    <TitledCard title={t('accounts')}>
      <ul>
        {membership.accounts.map(({ id, name, role }) => (
          <li key={id} className="person">
            <div className="grow blocks">
              <strong>{name}</strong>
              <span className="muted">{roleName(role)}</span>
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
