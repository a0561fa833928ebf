import type { CalendarDate } from '@nelly/domain/wall-clock'

/** The day by this device's clock, `yyyy-mm-dd`. */
export const deviceToday = (): CalendarDate => new Date().toLocaleDateString('sv-SE') as CalendarDate
