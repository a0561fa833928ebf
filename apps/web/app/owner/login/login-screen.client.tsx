import { Alert, Title } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Challenge } from '../session/challenge.ts'
import { placeToReturn, sessionHasEnded } from '../session/return-place.ts'
import { SecondStep } from '../session/second-step.tsx'
import { LazyContent } from '../ui/lazy-content.tsx'
import { NellyLogo } from '../ui/logo.tsx'
import { useWords } from '../words/use-words.ts'
import css from './login.module.css'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

/** The password, or the second step after it. */
interface Step {
  email: string
  challenge?: Challenge
  reason?: string | undefined
}

/** The login screen. */
export function LoginScreen() {
  const t = useWords('login')
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>({ email: '' })
  return (
    <div className={css.page}>
      <main className={css.entrance}>
        <NellyLogo size={36} />
        <div className={css.form}>
          {step.challenge ? (
            <LazyContent>
              <SecondStep
                isPage
                challenge={step.challenge}
                submit={t('enter')}
                onSignedIn={({ user }) => navigate(placeToReturn(user.id), { replace: true })}
                onBack={(reason) => setStep({ email: step.email, reason })}
              />
            </LazyContent>
          ) : (
            <FirstStep {...step} onSecondStep={(challenge, email) => setStep({ email, challenge })} />
          )}
        </div>
        <p className={`muted ${css.foot}`}>
          <Link to="/reset">{t('forgotten')}</Link>
          <br />
          {t('noAccount')} <Link to="/sign-up">{t('signUp')}</Link>
        </p>
      </main>
      <aside className={css.scene}>
        <RoadScene />
        <p className={css.saying}>{t('saying')}</p>
      </aside>
    </div>
  )
}

function FirstStep({ email, reason, onSecondStep }: LoginFormProps) {
  const t = useWords('login')
  const [ended] = useState(sessionHasEnded)
  return (
    <>
      <Title order={1} mb={8}>
        {t('title')}
      </Title>
      <p className={css.lead}>{t('lead')}</p>
      {ended && (
        <Alert role="status" variant="light" icon={<IconClock />} title={t('sessionEnded')} mb={24}>
          {t('sessionEndedHint')}
        </Alert>
      )}
      <LoginForm email={email} reason={reason} onSecondStep={onSecondStep} />
    </>
  )
}

/** A coast road at dusk, in shades of the accent. */
function RoadScene() {
  return (
    <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <rect width="800" height="900" fill="#0c4a4e" />
      <circle cx="590" cy="470" r="86" fill="#f4c98b" />
      <path d="M0 540C120 470 210 480 320 520S560 590 800 500v400H0Z" fill="#14626a" />
      <path d="M0 600c150-40 260-10 390 10s260 30 410-30v320H0Z" fill="#1b767d" />
      <path d="M0 680c180-50 330 0 480 0s230-30 320-60v280H0Z" fill="#0f5960" />
      <path
        d="M455 660c-60 40 40 60-20 110s-190 80-250 130h390c20-60 10-90-10-130s-90-70-70-110Z"
        fill="#dce9e7"
      />
      <path
        d="M474 664c-30 38 46 66 16 112s-80 74-104 124"
        fill="none"
        stroke="#0f5960"
        strokeWidth="5"
        strokeDasharray="16 14"
      />
      <g transform="translate(482 744)">
        <path d="M4 26 12 8c2-4 5-6 10-6h26c5 0 8 2 10 6l8 18Z" fill="#0c3d41" />
        <path d="M12 24 17 10c1-2 3-3 5-3h26c2 0 4 1 5 3l5 14Z" fill="#9fd0cf" />
        <rect y="24" width="70" height="22" rx="7" fill="#f4c98b" />
        <rect x="6" y="42" width="12" height="12" rx="4" fill="#0c3d41" />
        <rect x="52" y="42" width="12" height="12" rx="4" fill="#0c3d41" />
        <rect x="5" y="30" width="11" height="6" rx="3" fill="#fff6e6" />
        <rect x="54" y="30" width="11" height="6" rx="3" fill="#fff6e6" />
      </g>
    </svg>
  )
}
