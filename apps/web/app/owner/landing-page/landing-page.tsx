import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import type { ReactNode } from 'react'
import { LANDING_TABS, type LandingTab, landingPath } from '../paths/landing-path.ts'
import { CountBadge } from '../ui/count-badge.tsx'
import { PageNav } from '../ui/page-nav.tsx'
import { useWords } from '../words/use-words.ts'
import { LandingHead } from './landing-head.tsx'

interface LandingPageProps {
  landing: OwnedLandingDetail
  tab: LandingTab
  /** What stands in the head instead of the way to the publication. */
  action?: ReactNode
  children: ReactNode
}

/** A page of a landing: its head, the row of its tabs, and what the open one has. */
export function LandingPage({ landing, tab, action, children }: LandingPageProps) {
  const t = useWords('landing')
  const counts: Partial<Record<LandingTab, number>> = {
    reservations: landing.reservationCount,
    vehicles: landing.vehicles.length,
  }
  return (
    <>
      <LandingHead landing={landing} action={action} />
      <PageNav
        label={t('tabs')}
        pages={LANDING_TABS.map((one) => ({
          to: landingPath(landing.id, one),
          label: t(one),
          isOpen: one === tab,
          badge: counts[one] !== undefined && <CountBadge>{counts[one]}</CountBadge>,
        }))}
      />
      {children}
    </>
  )
}
