import type { VehicleAnswer } from '@nelly/contract/specified/vehicles'
import type { SignedIn } from './landing.ts'
import { type FormFile, multipart } from './multipart.ts'
import { plainPicture } from './pictures.ts'
import { IS_SHARED, offerElsewhere } from './rental.ts'
import type { TestApp } from './test-app.ts'

type Field = string | number | boolean | FormFile | undefined

/** The form of a new vehicle, with other fields where they are given; an `undefined` one is left out. */
export function vehicleForm(
  owner: SignedIn,
  landing: number,
  images: readonly Buffer[],
  fields: Readonly<Record<string, Field>> = {},
) {
  const whole: Record<string, Field> = {
    id_landing: landing,
    name: 'Kia Sportage',
    description: 'A car for six bags',
    price: '45.50',
    luggage: 4,
    people: 5,
    type_of_car: 'SUV',
    transmision: 'Automática',
    ...fields,
  }
  const given = Object.entries(whole).filter(
    (field): field is [string, Exclude<Field, undefined>] => field[1] !== undefined,
  )
  const pictures = images.map((content, index) => [`images[${index}]`, { content }] as const)
  const { payload, headers } = multipart([...given, ...pictures])
  return { payload, headers: { ...headers, ...owner.headers } }
}

/** Adds a vehicle through the API, by default with one picture. */
export async function madeVehicle(
  { app, parts }: TestApp,
  owner: SignedIn,
  landing: number,
  fields: Readonly<Record<string, Field>> = {},
  images?: readonly Buffer[],
): Promise<VehicleAnswer> {
  const form = vehicleForm(owner, landing, images ?? [await plainPicture()], fields)
  const made = await app.inject({ method: 'POST', url: '/api/vehicle', ...form })
  if (made.statusCode !== 201) throw new Error(`no vehicle: ${made.body}`)
  if (IS_SHARED) await offerElsewhere(parts, made.json().id)
  return made.json()
}
