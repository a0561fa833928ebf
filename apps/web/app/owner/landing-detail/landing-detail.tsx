import { Tabs } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import type { ReactNode } from 'react'
import { CountBadge } from '../ui/count-badge.tsx'
import { LazyContent } from '../ui/lazy-content.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useWords } from '../words/use-words.ts'
import css from './landing-detail.module.css'
import { LandingHead } from './landing-head.tsx'
import { useTab } from './use-tab.ts'

const ReservationsTab = lazyPart(async () => ({
  default: (await import('./reservations-tab.tsx')).ReservationsTab,
}))
const VehiclesTab = lazyPart(async () => ({ default: (await import('./vehicles-tab.tsx')).VehiclesTab }))
const SettingsTab = lazyPart(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab }))
const SeoForm = lazyPart(async () => ({ default: (await import('../seo/seo-form.tsx')).SeoForm }))

/** The landing's header and its tabs; each tab's script is loaded when it is opened. */
export function LandingDetail({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('landing')
  const { tab, view, openTab, openView } = useTab()
  return (
    <>
      <LandingHead landing={landing} />
      <Tabs value={tab} onChange={openTab} keepMounted={false} classNames={{ tab: css.tab }}>
        <Tabs.List aria-label={t('tabs')}>
          <Tabs.Tab value="reservations" rightSection={<CountBadge>{landing.reservationCount}</CountBadge>}>
            {t('reservations')}
          </Tabs.Tab>
          <Tabs.Tab value="vehicles" rightSection={<CountBadge>{landing.vehicles.length}</CountBadge>}>
            {t('vehicles')}
          </Tabs.Tab>
          <Tabs.Tab value="settings">{t('settings')}</Tabs.Tab>
          <Tabs.Tab value="seo">{t('seo')}</Tabs.Tab>
        </Tabs.List>
        <Panel value="reservations">
          <ReservationsTab landingId={landing.id} />
        </Panel>
        <Panel value="vehicles">
          <VehiclesTab landingId={landing.id} currency={landing.currency} view={view} openView={openView} />
        </Panel>
        <Panel value="settings">
          <SettingsTab landing={landing} />
        </Panel>
        <Panel value="seo">
          <SeoForm landing={landing} />
        </Panel>
      </Tabs>
    </>
  )
}

/** The content of a tab, with a loading state for its script. */
function Panel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Tabs.Panel value={value} pt={24}>
      <LazyContent>{children}</LazyContent>
    </Tabs.Panel>
  )
}
