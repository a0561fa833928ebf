import { IconCheck } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { useWords } from '../words/use-words.ts'
import { landingInProgress } from './landing-in-progress.ts'
import css from './step-trail.module.css'

const STEPS = [
  { path: '/layout-designer', label: 'stepLook' },
  { path: '/layout-designer/add-vehicles', label: 'stepVehicles' },
  { path: '/layout-designer/review', label: 'stepReview' },
] as const

/** Logo and colours, vehicles, review: the done ones ticked, the present one marked. */
export function StepTrail() {
  const say = useWords('designer')
  const { pathname } = useLocation()
  const present = STEPS.findLastIndex(({ path }) => pathname.startsWith(path))
  const started = landingInProgress() !== undefined
  return (
    <nav aria-label={say('steps')}>
      <ol className={css.trail}>
        {STEPS.map(({ path, label }, index) => (
          <li key={path} className={css.step} data-done={index < present || undefined}>
            <span className={css.number} aria-hidden="true">
              {index < present ? <IconCheck size={14} stroke={2.5} /> : index + 1}
            </span>
            {started && index !== 0 && index !== present ? (
              <Link to={path} className={css.label}>
                {say(label)}
              </Link>
            ) : (
              <span className={css.label} aria-current={index === present ? 'step' : undefined}>
                {say(label)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
