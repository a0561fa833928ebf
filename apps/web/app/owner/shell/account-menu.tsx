import { Avatar, SegmentedControl } from '@mantine/core'
import type { Language } from '@nelly/contract/wire'
import { IconLogout } from '@tabler/icons-react'
import { storedSession } from '../session/session-storage.ts'
import { useSignOut } from '../session/sign-out.tsx'
import { storedUrl } from '../words/stored-url.ts'
import { useLanguageChoice } from '../words/use-language-choice.ts'
import { useWords } from '../words/use-words.ts'
import css from './account-menu.module.css'

/** Who is signed in, the language of the interface, and the way out. */
export function AccountMenu() {
  const say = useWords('shell')
  const user = storedSession()?.user
  const { signOut } = useSignOut()
  const [language, chooseLanguage] = useLanguageChoice()
  return (
    <section className={css.account} aria-label={say('account')}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={say('language')}
        value={language}
        onChange={(value) => chooseLanguage(value as Language)}
        data={[
          { value: 'es', label: 'Español' },
          { value: 'en', label: 'English' },
        ]}
      />
      <div className={css.person}>
        <Avatar
          size={36}
          color="petrol"
          name={user?.name}
          src={user?.avatar ? storedUrl(user.avatar) : null}
          alt=""
        />
        <div className={css.who}>
          <span className={css.name}>{user?.name}</span>
          <span className={css.email}>{user?.email}</span>
        </div>
      </div>
      <button type="button" className={css.logout} onClick={signOut}>
        <IconLogout size={20} stroke={1.7} aria-hidden="true" />
        {say('logout')}
      </button>
    </section>
  )
}
