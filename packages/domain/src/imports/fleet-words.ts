import { folded } from '../folded.ts'
import type { Fuel } from '../units/unit.ts'
import {
  type Transmission,
  transmission,
  type VehicleType,
  vehicleType,
} from '../vehicles/vehicle-options.ts'

/** How operators name a kind, a transmission or a fuel besides the words that forms take; in small letters, without accents and blanks. */
const TYPES: Readonly<Record<string, VehicleType>> = {
  jeepeta: 'suv',
  yipeta: 'suv',
  todoterreno: 'suv',
  furgoneta: 'van',
  minivan: 'van',
  monovolumen: 'van',
  minibus: 'van',
  turismo: 'sedan',
  berlina: 'sedan',
  saloon: 'sedan',
  cupe: 'coupe',
  descapotable: 'convertible',
  cabrio: 'convertible',
  ranchera: 'wagon',
  estate: 'wagon',
  lujo: 'luxury',
  otro: 'other',
}
const TRANSMISSIONS: Readonly<Record<string, Transmission>> = {
  auto: 'automatic',
  aut: 'automatic',
  'a/t': 'automatic',
  at: 'automatic',
  automatico: 'automatic',
  mecanica: 'manual',
  mecanico: 'manual',
  estandar: 'manual',
  standard: 'manual',
  std: 'manual',
  man: 'manual',
  'm/t': 'manual',
  mt: 'manual',
}
const FUELS: Readonly<Record<string, Fuel>> = {
  gasoline: 'gasoline',
  gasolina: 'gasoline',
  nafta: 'gasoline',
  bencina: 'gasoline',
  petrol: 'gasoline',
  diesel: 'diesel',
  gasoil: 'diesel',
  gasoleo: 'diesel',
  hybrid: 'hybrid',
  hibrido: 'hybrid',
  electric: 'electric',
  electrico: 'electric',
  lpg: 'lpg',
  glp: 'lpg',
}

/** Our code for a word of a column; undefined where it is no word that we know. */
export function codeOf(field: string, word: string): string | undefined {
  const letters = folded(word).replace(/[\s._-]/g, '')
  const own = { type: TYPES, transmission: TRANSMISSIONS, fuel: FUELS }
  if (field !== 'type' && field !== 'transmission' && field !== 'fuel') return undefined
  if (Object.hasOwn(own[field], letters)) return own[field][letters]
  if (field === 'fuel') return undefined
  const known = field === 'type' ? vehicleType(word) : transmission(word)
  return known.ok ? known.value : undefined
}
