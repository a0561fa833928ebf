import type { OwnedLandingDetail } from '@nelly/contract/owned-landing'
import css from './landing-detail.module.css'
import { LookSettings } from './look-settings.tsx'
import { Visibility } from './visibility.tsx'

/** The settings of a landing: its look, and whether it is public. */
export function SettingsTab({ landing }: { landing: OwnedLandingDetail }) {
  return (
    <div className={css.settings}>
      <Visibility landing={landing} />
      <LookSettings landing={landing} />
    </div>
  )
}
