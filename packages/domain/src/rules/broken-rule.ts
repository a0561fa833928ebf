import type { LocalizedText } from '../localized-text.ts'
import type { HandoverKind, TimeInterval } from '../places/opening-hours.ts'
import type { CalendarDate, WallClock } from '../wall-clock.ts'
import type { Weekday } from '../weeks.ts'

/** What a length comes from: the landing, the vehicle, or the season that wins the pickup's date. */
export type LengthSource =
  | { readonly by: 'landing' | 'vehicle' }
  | { readonly by: 'season'; readonly season: LocalizedText }

/** A rule that refuses a rental, with what its sentence needs. */
export type BrokenRule =
  | { readonly code: 'return-before-pickup' | 'pickup-in-past' }
  /** `earliest` is the first moment that is late enough. */
  | { readonly code: 'pickup-too-soon'; readonly leadMinutes: number; readonly earliest: WallClock }
  /** Null: the two years that hold everywhere. */
  | { readonly code: 'pickup-too-far'; readonly horizonDays: number | null }
  | ({ readonly code: 'period-too-short'; readonly minDays: number } & LengthSource)
  | ({ readonly code: 'period-too-long'; readonly maxDays: number } & LengthSource)
  | {
      readonly code: 'no-pickup-that-day' | 'no-return-that-day'
      readonly season: LocalizedText
      readonly weekday: Weekday
    }
  | {
      readonly code: 'place-closed'
      readonly at: HandoverKind
      readonly place: string
      readonly date: CalendarDate
      /** Why, in the operator's words; blank for nothing. */
      readonly note: string
    }
  | {
      readonly code: 'outside-opening-hours'
      readonly at: HandoverKind
      readonly place: string
      readonly date: CalendarDate
      readonly opens: readonly TimeInterval[]
    }
  | { readonly code: 'one-way-forbidden'; readonly from: string; readonly to: string }
  | { readonly code: 'driver-too-young'; readonly minAge: number; readonly by: 'landing' | 'vehicle' }
  | { readonly code: 'driver-too-old'; readonly maxAge: number }

/** The name of a rule's refusal. */
export type RuleRefusal = BrokenRule['code']
