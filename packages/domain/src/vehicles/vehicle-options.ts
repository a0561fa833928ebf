import { folded } from '../folded.ts'
import { ok, type Result, refuse } from '../result.ts'

/** The kinds of vehicle, as stored. Source: rules.md, "Vehicle options". */
export const VEHICLE_TYPES = [
  'sedan',
  'suv',
  'pickup',
  'van',
  'coupe',
  'convertible',
  'hatchback',
  'wagon',
  'crossover',
  'sports',
  'truck',
  'family',
  'compact',
  'electric',
  'hybrid',
  'luxury',
  'other',
] as const
/** One of the 17 kinds of vehicle. */
export type VehicleType = (typeof VEHICLE_TYPES)[number]

/** The transmissions, as stored. Source: rules.md, "Vehicle options". */
export const TRANSMISSIONS = [
  'automatic',
  'manual',
  'cvt',
  'dct',
  'amt',
  'semi_automatic',
  'tiptronic',
  'i_mmd',
] as const
/** One of the 8 transmissions. */
export type Transmission = (typeof TRANSMISSIONS)[number]

/** What a vehicle may have beyond driving, in the order it is shown. */
export const EQUIPMENT = ['bluetooth', 'siriusxm', 'gps', 'automatic', 'appleCar'] as const
export type Equipment = (typeof EQUIPMENT)[number]

/** What a vehicle has of it. */
export const equipmentOf = (vehicle: Readonly<Record<Equipment, boolean>>): Equipment[] =>
  EQUIPMENT.filter((one) => vehicle[one])

/** Characters of a vehicle's name, of its brand and of one of its features, and how many of those it may have. */
export const MAX_VEHICLE_NAME = 120
export const MAX_BRAND = 60
export const MAX_FEATURE_LENGTH = 60
export const MAX_FEATURES = 40

/** The most people a vehicle may carry; the least is 1. */
export const MAX_CAPACITY = 10

/** The fewest and the most doors of a vehicle, the tailgate among them. */
export const MIN_DOORS = 2
export const MAX_DOORS = 6

/** The most pieces of luggage a vehicle may carry; the least is 1. */
export const MAX_LUGGAGE = 10

const SPANISH_TYPES: Record<string, VehicleType> = {
  deportivo: 'sports',
  camioneta: 'truck',
  familiar: 'family',
  compacto: 'compact',
  electrico: 'electric',
  hibrido: 'hybrid',
  delujo: 'luxury',
  otros: 'other',
}
const SPANISH_TRANSMISSIONS: Record<string, Transmission> = {
  automatica: 'automatic',
  semiautomatica: 'semi_automatic',
  secuencial: 'semi_automatic',
}

/** Parses a vehicle's kind in Spanish or as its code, in any case, accented or not: `De Lujo`, `electrico`, `SUV`. */
export function vehicleType(text: string): Result<VehicleType, 'vehicle-type-unknown'> {
  const found = TYPES.get(lettersOf(text))
  return found ? ok(found) : refuse('vehicle-type-unknown')
}

/** Parses a transmission in Spanish or as its code, in any case, accented or not: `Semi-Automática`, `secuencial`. */
export function transmission(text: string): Result<Transmission, 'transmission-unknown'> {
  const found = GEARS.get(lettersOf(text))
  return found ? ok(found) : refuse('transmission-unknown')
}

/** Whether the driver does not have to shift gears: automatic, CVT, DCT, AMT, Tiptronic and i-MMD. */
export const isAutomatic = (gear: Transmission): boolean => gear !== 'manual' && gear !== 'semi_automatic'

/** Types that people use as synonyms: a pickup is a `camioneta`. */
const SAME_KIND: readonly (readonly VehicleType[])[] = [['pickup', 'truck']]

/** A type and its synonyms. Source: rules.md, "Vehicle options". */
export const sameKind = (type: VehicleType): readonly VehicleType[] =>
  SAME_KIND.find((kind) => kind.includes(type)) ?? [type]

const MIN_SEARCH_LETTERS = 3

/**
 * The types that a search text matches, with their synonyms: the text is the beginning of a type's code or Spanish
 * word, of three letters or more. Source: rules.md, "Filters".
 */
export function typesNamed(text: string): ReadonlySet<VehicleType> {
  const letters = lettersOf(text)
  if (letters.length < MIN_SEARCH_LETTERS) return new Set()
  const named = [...TYPES].filter(([word]) => word.startsWith(letters))
  return new Set(named.flatMap(([, type]) => sameKind(type)))
}

/** Words for an automatic gearbox, as owners write them among a vehicle's features. */
const AUTOMATIC_WORDS: ReadonlySet<string> = new Set([
  ...['automatic', 'automatico', 'automatica'],
  ...[
    'automatictransmission',
    'automaticgearbox',
    'transmisionautomatica',
    'cajaautomatica',
    'cambioautomatico',
  ],
])

/** Those of a vehicle's features that contradict its manual transmission. */
export const contradictingFeatures = (transmission: string | null, features: readonly string[]): string[] =>
  transmission === 'manual' ? features.filter((feature) => AUTOMATIC_WORDS.has(lettersOf(feature))) : []

const lettersOf = (text: string): string => folded(text).replace(/[\s_-]/g, '')

const TYPES = readings(VEHICLE_TYPES, SPANISH_TYPES)
const GEARS = readings(TRANSMISSIONS, SPANISH_TRANSMISSIONS)

function readings<Code extends string>(
  codes: readonly Code[],
  spanish: Record<string, Code>,
): Map<string, Code> {
  return new Map([
    ...codes.map((code): [string, Code] => [lettersOf(code), code]),
    ...Object.entries(spanish),
  ])
}
