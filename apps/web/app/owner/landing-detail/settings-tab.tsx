import type { OwnedLandingDetail } from '@nelly/contract/specified/owned-landing'
import { Duplication } from './duplication.tsx'
import { LookSettings } from './look-settings.tsx'
import { Visibility } from './visibility.tsx'

/** The settings of a landing: whether it is public, its look, and its duplicate. */
export function SettingsTab({ landing }: { landing: OwnedLandingDetail }) {
  return (
    <div className="stack">
      <Visibility landing={landing} />
      <LookSettings landing={landing} />
      <Duplication landing={landing} />
    </div>
  )
}
