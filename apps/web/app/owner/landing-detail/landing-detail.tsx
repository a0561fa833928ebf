import { Tabs } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/owned-landing'
import { SeoForm } from '../seo/seo-form.tsx'
import { CountBadge } from '../ui/count-badge.tsx'
import { useWords } from '../words/use-words.ts'
import css from './landing-detail.module.css'
import { LandingHead } from './landing-head.tsx'
import { ReservationsTab } from './reservations-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { useTab } from './use-tab.ts'
import { VehiclesTab } from './vehicles-tab.tsx'

/** The landing's head and its tabs. */
export function LandingDetail({ landing }: { landing: OwnedLandingDetail }) {
  const say = useWords('landing')
  const { tab, view, openTab, openView } = useTab()
  return (
    <>
      <LandingHead landing={landing} />
      <Tabs value={tab} onChange={openTab} keepMounted={false} classNames={{ tab: css.tab }}>
        <Tabs.List aria-label={say('tabs')} className={css.tabs}>
          <Tabs.Tab
            value="reservations"
            rightSection={
              <CountBadge>{landing.reservations.filter(({ cancelled }) => !cancelled).length}</CountBadge>
            }
          >
            {say('reservations')}
          </Tabs.Tab>
          <Tabs.Tab value="vehicles" rightSection={<CountBadge>{landing.vehicles.length}</CountBadge>}>
            {say('vehicles')}
          </Tabs.Tab>
          <Tabs.Tab value="settings">{say('settings')}</Tabs.Tab>
          <Tabs.Tab value="seo">{say('seo')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="reservations" pt={24}>
          <ReservationsTab landingId={landing.id} />
        </Tabs.Panel>
        <Tabs.Panel value="vehicles" pt={24}>
          <VehiclesTab landingId={landing.id} view={view} openView={openView} />
        </Tabs.Panel>
        <Tabs.Panel value="settings" pt={24}>
          <SettingsTab landing={landing} />
        </Tabs.Panel>
        <Tabs.Panel value="seo" pt={24}>
          <SeoForm landing={landing} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
