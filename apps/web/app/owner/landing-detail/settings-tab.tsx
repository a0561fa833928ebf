import type { OwnedLandingDetail } from '@nelly/contract/owned-landing'
import css from './landing-detail.module.css'
import { LookSettings } from './look-settings.tsx'
import { Visibility } from './visibility.tsx'

/** What can be changed of a landing: how it looks, and whether the public sees it. */
export function SettingsTab({ landing }: { landing: OwnedLandingDetail }) {
  return (
    <div className={css.settings}>
      <Visibility landing={landing} />
      <LookSettings landing={landing} />
    </div>
  )
}
