import { Alert, Button } from '@mantine/core'
import { REDIRECT_SECONDS } from '@nelly/domain/limits'
import { IconAlertCircle } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useWords } from '../words/use-words.ts'
import { useCountdown } from './use-countdown.ts'

const START = '/layout-designer'

/** Says that a landing must be made first, and redirects there after a countdown. */
export function NoLandingYet() {
  const say = useWords('vehicles')
  const navigate = useNavigate()
  const seconds = useCountdown(REDIRECT_SECONDS, () => void navigate(START, { replace: true }))
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />} radius="lg">
      <h1 style={{ margin: '0 0 12px', font: 'inherit', fontVariantNumeric: 'tabular-nums' }}>
        {say('noLanding', { seconds })}
      </h1>
      <Button component={Link} to={START} variant="default" size="sm">
        {say('goNow')}
      </Button>
    </Alert>
  )
}
