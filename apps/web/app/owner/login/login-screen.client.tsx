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
  const t = useWords('login')
  const [ended] = useState(sessionHasEnded)
  return (
    <div className={css.page}>
      <main className={css.entrance}>
        <NellyLogo size={36} />
        <div className={css.form}>
          <Title order={1} mb={8}>
            {t('title')}
          </Title>
          <p className={css.lead}>{t('lead')}</p>
          {ended && (
            <Alert role="status" variant="light" icon={<IconClock />} title={t('sessionEnded')} mb={24}>
              {t('sessionEndedHint')}
            </Alert>
          )}
          <LoginForm />
        </div>
        <p className={css.foot}>{t('noAccount')}</p>
      </main>
      <aside className={css.scene}>
        <RoadScene />
        <p className={css.saying}>{t('saying')}</p>
      </aside>
    </div>
  )
}
