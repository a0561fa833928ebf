import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { LandingPage } from '../landing-page/landing-page.tsx'
import { LazyContent } from '../ui/lazy-content.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useTab } from './use-tab.ts'

const ReservationsTab = lazyPart(async () => ({
  default: (await import('./reservations-tab.tsx')).ReservationsTab,
}))
const VehiclesTab = lazyPart(async () => ({ default: (await import('./vehicles-tab.tsx')).VehiclesTab }))
const SettingsTab = lazyPart(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab }))
const SeoForm = lazyPart(async () => ({ default: (await import('../seo/seo-form.tsx')).SeoForm }))

/** The tabs of a landing that are no screens of their own; each one's script is loaded when it is opened. */
export function LandingDetail({ landing }: { landing: OwnedLandingDetail }) {
  const { tab, view, pool, openView } = useTab()
  return (
    <LandingPage landing={landing} tab={tab}>
      <LazyContent key={tab}>
        {tab === 'reservations' && <ReservationsTab landingId={landing.id} />}
        {tab === 'vehicles' && (
          <VehiclesTab
            landingId={landing.id}
            currency={landing.currency}
            view={view}
            pool={pool}
            openView={openView}
          />
        )}
        {tab === 'settings' && <SettingsTab landing={landing} />}
        {tab === 'seo' && <SeoForm landing={landing} />}
      </LazyContent>
    </LandingPage>
  )
}
