import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import type { BrokenRule, RuleRefusal } from '@nelly/domain/rules/broken-rule'
import type { Factor } from '@nelly/domain/team/factors'
import type { Role } from '@nelly/domain/team/roles'
import type { z } from 'zod'
import type { Collision } from './collision.ts'
import type { Displaced } from './displaced.ts'
import type { Refusal } from './refusals/refusals.ts'

/** Who changed a reservation last and when. */
export interface LastChange {
  readonly by: 'owner' | 'visitor' | 'system'
  readonly who: string | null
  readonly at: string
}

interface InTheWay {
  readonly collisions: readonly Collision[]
}

/** In how many seconds it may be tried again, as the header `Retry-After` tells. */
interface Waiting {
  readonly retryAfter: number
}

interface RuleBroken {
  readonly rule: BrokenRule
  /** The body of the nearest rental that is not refused. */
  readonly nearest: Readonly<Record<string, unknown>> | null
}

/** What refusals tell besides their name, by that; one that is not here tells nothing more. */
export interface RefusalDetails extends Readonly<Record<RuleRefusal, RuleBroken>> {
  readonly 'fields-invalid': { readonly issues: readonly z.core.$ZodIssue[] }
  /** What is stored now, as the call answers it; of a reservation also who changed it last and when. */
  readonly 'changed-meanwhile': { readonly newest: object; readonly changed?: LastChange | null }
  readonly 'too-many-attempts': Waiting
  /** Pages tell only that there were too many. */
  readonly 'too-many-requests': Partial<Waiting>
  /** Those that may. */
  readonly 'role-not-allowed': { readonly roles: readonly Role[] }
  /** What the second step names, and with what it may be proved. */
  readonly 'second-factor-required': { readonly challenge: string; readonly factors: readonly Factor[] }
  readonly collides: InTheWay
  readonly 'units-below-reservations': InTheWay
  /** What would get another unit. */
  readonly 'would-move': { readonly displaced: readonly Displaced[] }
  /** `swap` is whether those in the way can change their unit. */
  readonly 'unit-taken': InTheWay & { readonly swap: boolean }
  /** From one wall clock to another. */
  readonly 'unit-blocked': { readonly blocked: { readonly from: string; readonly to: string } }
  /** Their names. */
  readonly 'quoted-vehicles-taken': { readonly vehicles: readonly string[] }
  /** Its stock is what is left. */
  readonly 'extra-out-of-stock': { readonly extra: ExtraRate }
  /** The reservation as it is now, who changed it last and when; null where nobody did. */
  readonly 'step-not-possible': {
    readonly newest: object & { readonly status: ReservationStatus }
    readonly changed: LastChange | null
  }
  /** Those of an operator's own rental, which is sent again with a reason. */
  readonly 'rule-refused': { readonly rules: readonly BrokenRule[] }
}

/** A refusal with what it tells. */
export type Refused<R extends Refusal> = R extends keyof RefusalDetails
  ? { readonly ok: false; readonly refusal: R } & RefusalDetails[R]
  : { readonly ok: false; readonly refusal: R }

/** The result of a call: its value, or its refusal with what that tells. */
export type Outcome<T, R extends Refusal = Refusal> = { readonly ok: true; readonly value: T } | Refused<R>
