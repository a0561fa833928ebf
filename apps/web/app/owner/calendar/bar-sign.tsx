import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconKey,
  IconUrgent,
} from '@tabler/icons-react'
import type { BarLook } from './bar-look.ts'

const SIGNS = {
  requested: IconClock,
  confirmed: IconCheck,
  out: IconKey,
  late: IconAlertTriangle,
  'at-risk': IconUrgent,
  over: IconArrowBackUp,
} as const

/** The sign of a look, for whoever does not tell colours apart. */
export function BarSign({ look, className }: { look: BarLook; className?: string | undefined }) {
  const Icon = SIGNS[look]
  return <Icon size={14} stroke={2.2} aria-hidden="true" className={className} />
}
