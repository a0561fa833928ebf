import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { landingInProgress } from '../landing/landing-in-progress.ts'
import { useWords } from '../words/use-words.ts'
import css from './step-trail.module.css'

const STEPS = [
  { path: '/layout-designer', label: 'stepLook' },
  { path: '/layout-designer/add-vehicles', label: 'stepVehicles' },
  { path: '/layout-designer/review', label: 'stepReview' },
] as const

/** Logo and colours, vehicles, review: completed steps are ticked, the current one is marked. */
export function StepTrail() {
  const t = useWords('designer')
  const { pathname } = useLocation()
  const present = STEPS.findLastIndex(({ path }) => pathname.startsWith(path))
  const started = landingInProgress() !== undefined
  return (
    <nav aria-label={t('steps')}>
      <ol className="row">
        {STEPS.map(({ path, label }, index) => (
          <li key={path} data-done={index < present || undefined}>
            <Step
              to={started && index !== present ? path : undefined}
              mark={index < present ? <IconCheck size={14} stroke={2.5} /> : index + 1}
              present={index === present}
            >
              {t(label)}
            </Step>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepProps {
  /** Where it links to, if that step is available now. */
  to: string | undefined
  mark: ReactNode
  present: boolean
  children: ReactNode
}

/** A step's mark and name; on a phone only the mark is shown. */
function Step({ to, mark, present, children }: StepProps) {
  const words = (
    <>
      <span className={css.number} aria-hidden="true">
        {mark}
      </span>
      <span className={css.label}>{children}</span>
    </>
  )
  return to ? (
    <Link to={to} className={css.step}>
      {words}
    </Link>
  ) : (
    <span className={css.step} aria-current={present ? 'step' : undefined}>
      {words}
    </span>
  )
}
