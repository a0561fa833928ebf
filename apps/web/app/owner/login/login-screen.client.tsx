import { Alert, Title } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { sessionHasEnded } from '../session/return-place.ts'
import { NellyLogo } from '../ui/logo.tsx'
import { useWords } from '../words/use-words.ts'
import css from './login.module.css'
import { LoginForm } from './login-form.tsx'
import { RoadScene } from './road-scene.tsx'

/** The login screen. */
export function LoginScreen() {
  const say = useWords('login')
  const [ended] = useState(sessionHasEnded)
  return (
    <div className={css.page}>
      <main className={css.entrance}>
        <NellyLogo size={36} />
        <div className={css.form}>
          <Title order={1} mb={8}>
            {say('title')}
          </Title>
          <p className={css.lead}>{say('lead')}</p>
          {ended && (
            <Alert role="status" variant="light" icon={<IconClock />} title={say('sessionEnded')} mb={24}>
              {say('sessionEndedHint')}
            </Alert>
          )}
          <LoginForm />
        </div>
        <p className={css.foot}>{say('noAccount')}</p>
      </main>
      <aside className={css.scene}>
        <RoadScene />
        <p className={css.saying}>{say('saying')}</p>
      </aside>
    </div>
  )
}
