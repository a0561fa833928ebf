import { Alert, Button } from '@mantine/core'
import { REDIRECT_SECONDS } from '@nelly/domain/limits'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type LandingInProgress, landingInProgress } from '../landing/landing-in-progress.ts'
import { useWords } from '../words/use-words.ts'

/** Shows a step that continues a started landing; where there is none, a link to start one. */
export function NeedsLanding({ children }: { children: (landing: LandingInProgress) => ReactNode }) {
  const landing = landingInProgress()
  return landing ? children(landing) : <NoLandingYet />
}

const START = '/layout-designer'

/** Says that a landing must be made first, and redirects there after a countdown. */
function NoLandingYet() {
  const t = useWords('vehicles')
  const navigate = useNavigate()
  const seconds = useCountdown(REDIRECT_SECONDS, () => void navigate(START, { replace: true }))
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />} radius="lg">
      <h1 style={{ margin: '0 0 12px', font: 'inherit', fontVariantNumeric: 'tabular-nums' }}>
        {t('noLanding', { seconds })}
      </h1>
      <Button component={Link} to={START} variant="default" size="sm">
        {t('goNow')}
      </Button>
    </Alert>
  )
}

/** Counts down the seconds from the first rendering; calls back once at zero. */
function useCountdown(from: number, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(from)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (seconds === 0) return end()
    const tick = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(tick)
  }, [seconds])
  return seconds
}
