import type { Currency } from '../currency.ts'
import { singleSpaced } from '../folded.ts'
import { decimalDigits } from '../money.ts'
import { unambiguousNumber } from '../typed-number.ts'
import { FLEET_FIELDS, type FleetField } from './fleet-fields.ts'
import type { PresentUnit, PresentVehicle } from './fleet-plan.ts'

/** What a unit and its vehicle are in a file, by the fields in their order, so that reading it gives the same. */
export function fleetCells(vehicle: PresentVehicle, unit: PresentUnit, currency: Currency): string[] {
  const { brand, name, pricePerDay, features } = vehicle
  const texts: Partial<Record<FleetField, string>> = {
    model: withoutBrand(name, brand),
    color: unit.colour ?? '',
    pricePerDay: unambiguousNumber(decimalDigits({ minor: pricePerDay, currency })),
    // A single one with a comma would be read as two.
    features:
      features?.length === 1 && features[0]?.includes(',') ? `${features[0]};` : (features?.join('; ') ?? ''),
  }
  const facts: Readonly<Partial<Record<FleetField, string | number | readonly string[] | null>>> = {
    ...vehicle,
    ...unit,
  }
  return FLEET_FIELDS.map((field) => texts[field] ?? String(facts[field] ?? ''))
}

/** The name without its brand at the beginning, which reading puts there again. */
export function withoutBrand(name: string, brand: string | null): string {
  const begins = brand !== null && singleSpaced(name).startsWith(`${singleSpaced(brand)} `)
  return begins ? name.trim().slice(brand.trim().length).trim() : name
}
