import { Avatar } from '@mantine/core'
import { IconLogout, IconSettings, IconUsersGroup } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { useMembership } from '../roles/use-membership.ts'
import { useSignOut } from '../session/sign-out.tsx'
import { useStoredUser } from '../session/use-stored-user.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import css from './account-menu.module.css'

const SETTINGS = '/user-config'

/** The signed-in operator, with links to the settings and to sign out. */
export function AccountMenu({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const t = useWords('shell')
  const user = useStoredUser()
  const { pathname } = useLocation()
  const { signOut } = useSignOut()
  const membership = useMembership().data
  return (
    <section className={css.account} aria-label={t('account')}>
      {membership && membership.accounts.length > 1 && (
        <Link to="/app/team" className="menu-entry" onClick={onNavigate}>
          <IconUsersGroup size={20} stroke={1.7} aria-hidden="true" />
          <span className="truncate">{membership.name}</span>
          <span className="visually-hidden">{t('otherAccounts')}</span>
        </Link>
      )}
      <Link
        to={SETTINGS}
        className={css.person}
        aria-current={pathname.startsWith(SETTINGS) ? 'page' : undefined}
        onClick={onNavigate}
      >
        <Avatar
          size={36}
          color="petrol"
          name={user.name}
          src={user.avatar ? storedUrl(user.avatar) : null}
          alt=""
        />
        <span className={css.who}>
          <strong className="muted truncate">{user.name}</strong>
          <span className="muted truncate">{user.email}</span>
        </span>
        <IconSettings size={20} stroke={1.7} aria-label={t('settings')} />
      </Link>
      <button type="button" className="menu-entry" onClick={signOut}>
        <IconLogout size={20} stroke={1.7} aria-hidden="true" />
        {t('logout')}
      </button>
    </section>
  )
}
