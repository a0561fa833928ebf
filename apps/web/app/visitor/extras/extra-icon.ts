import type { IconName } from '../ui/icon.tsx'

/** Those of the default rates have pictures of their own. */
const ICONS = new Map<string, IconName>([
  ['damage_waiver', 'shield'],
  ['personal_effects', 'case'],
  ['baby_seat', 'baby'],
])

/** The icon of an extra with this code. */
export const extraIcon = (code: string): IconName => ICONS.get(code) ?? 'plus'
