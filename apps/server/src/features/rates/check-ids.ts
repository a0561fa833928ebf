import { type RatesProblem, ratesProblem } from '@nelly/contract/rates/problem-words'
import type { UnsavedRates } from '@nelly/contract/rates/unsaved'
import type { LandingId } from '@nelly/domain/ids'
import { type MissingId, withIds } from '@nelly/domain/rates/with-ids'
import type { Database } from '../../platform/db/database.ts'
import { type Inventory, knownIdsOf } from './landing-inventory.ts'

/** A field of a body with rates that only the server can refuse. */
export interface FieldProblem {
  /** As `rates.prices.0.vehicleId`. */
  readonly path: string
  readonly problem: RatesProblem
  /** What the problem is about, where its words name it. */
  readonly name?: string
}

/** The details of a refusal of such fields. */
export const issuesOf = (fields: readonly FieldProblem[]) => ({
  issues: fields.map(({ path, problem, name }) => ({
    code: 'custom' as const,
    path: path.split('.'),
    params: { words: ratesProblem(problem, name) },
    message: problem,
    input: undefined,
  })),
})

/** A document without what is deleted; ids that the landing never had are problems. */
export async function checkIds(
  tx: Database,
  landing: LandingId,
  edit: Pick<UnsavedRates, 'rates' | 'prices'>,
  inventory: Inventory,
) {
  const living = {
    vehicle: new Set<number>(inventory.vehicles.map(({ id }) => id)),
    place: new Set<number>(inventory.places.map(({ id }) => id)),
  }
  const { rates, missing } = withIds(edit.rates, {
    vehicle: (id) => (living.vehicle.has(id) ? id : undefined),
    place: (id) => (living.place.has(id) ? id : undefined),
  })
  const priced = edit.prices.flatMap(({ id }, n) =>
    living.vehicle.has(id) ? [] : [{ path: `prices.${n}.id`, kind: 'vehicle' as const, id }],
  )
  const all = [...missing.map((one) => ({ ...one, path: `rates.${one.path}` })), ...priced]
  if (all.length === 0) return { rates, dropped: [], fields: [] }
  const known = await knownIdsOf(tx, landing)
  const isFormer = ({ kind, id }: MissingId) => known[kind].has(id)
  return {
    rates,
    dropped: all.filter(isFormer),
    fields: all
      .filter((one) => !isFormer(one))
      .map(({ path, kind }): FieldProblem => ({ path, problem: `${kind}-unknown` })),
  }
}
