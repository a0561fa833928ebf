import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { USD } from '@nelly/domain/currency'
import { minorUnits } from '@nelly/domain/money'
import type { LightMyRequestResponse } from 'fastify'
import { reservations } from '../../src/platform/db/schema.ts'
import { madeLanding, type SignedIn, signedInOwner } from './landing.ts'
import { poolOf } from './rental.ts'
import type { TestApp } from './test-app.ts'
import { vehicleForm } from './vehicle.ts'

/** Two operators with vehicles: Ana, who has a landing, and Luis. */
export interface VehicleDesk {
  ana: SignedIn
  luis: SignedIn
  /** Ana's. */
  landing: number
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    url: string,
    who: SignedIn,
    payload?: object,
  ): Promise<LightMyRequestResponse>
  /** Sends the form of a new vehicle on Ana's landing. */
  create(
    images: readonly Buffer[],
    fields?: Parameters<typeof vehicleForm>[3],
    who?: SignedIn,
  ): Promise<LightMyRequestResponse>
  /** Books a unit of a vehicle between two wall clocks, as `2027-03-02T10:00`. */
  reserve(vehicle: Reserved, from: string, to: string, unit?: number): Promise<unknown>
  /** The stored vehicle pictures by file name, at any depth. */
  storedFiles(): string[]
}

interface Reserved {
  id: number
  images: { path_images: string }[]
}

/** Starts one without vehicles, and removes the pictures of others. */
export async function openVehicleDesk(nelly: TestApp): Promise<VehicleDesk> {
  rmSync(join(nelly.folder, 'vehicles'), { recursive: true, force: true })
  const ana = await signedInOwner(nelly)
  const luis = await signedInOwner(nelly)
  const landing = (await madeLanding(nelly, ana, `Rent ${ana.id}`)).id
  return {
    ana,
    luis,
    landing,
    call: (method, url, who, payload) =>
      nelly.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) }),
    create: (images, fields = {}, who = ana) =>
      nelly.app.inject({ method: 'POST', url: '/vehicle', ...vehicleForm(who, landing, images, fields) }),
    reserve: async (vehicle, from, to, unit = 1) =>
      nelly.parts.db.insert(reservations).values({
        reference: `${vehicle.id}-${from}-${unit}`,
        landingId: landing,
        vehicleId: vehicle.id,
        poolId: await poolOf(nelly.parts.db, vehicle.id),
        unit,
        during: { pickup: from, return: to } as never,
        vehicleName: 'Kia',
        vehiclePicture: vehicle.images[0]?.path_images ?? null,
        persons: 2,
        bags: 1,
        firstName: 'Eva',
        lastName: 'Paz',
        phone: '1',
        email: 'eva@example.com',
        pickupPlace: 'here',
        returnPlace: 'there',
        extras: [],
        quote: {} as never,
        currency: USD,
        totalMinor: minorUnits(100),
        createdAt: nelly.clock.now(),
      }),
    storedFiles: () =>
      readdirSync(nelly.folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.parentPath.includes('vehicles'))
        .map((entry) => join(entry.parentPath, entry.name).slice(nelly.folder.length + 1)),
  }
}
