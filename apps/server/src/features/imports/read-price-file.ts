import { readFile } from 'node:fs/promises'
import type { PriceFile } from '@nelly/contract/imports/price-file'
import { RATES_BODY_BYTES } from '@nelly/contract/rates/document'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq } from 'drizzle-orm'
import { landings } from '../../platform/db/schema.ts'
import type { Upload } from '../../platform/http/upload.ts'
import type { Parts } from '../../platform/parts.ts'
import { isLivingOf } from '../inventory/published.ts'
import { presentFleet } from './fleet/present-fleet.ts'
import { readImportFile } from './reading/read-import-file.ts'

/** Reads the cells of a file of prices, and tells by what its rows may name the vehicles of a landing. */
export async function readPriceFile(
  { db, now }: Parts,
  account: AccountId,
  landingId: LandingId,
  upload: Upload,
): Promise<Outcome<PriceFile>> {
  const [landing] = await db
    .select({ id: landings.id, currency: landings.currency, timezone: landings.timezone })
    .from(landings)
    .where(and(isLivingOf(account), eq(landings.id, landingId)))
  if (!landing) return refuse('landing-not-found')
  const read = await readImportFile(await readFile(upload.path), 'whole')
  if (!read.ok)
    return refuse(read.refusal === 'too-large-unpacked' ? 'file-too-large' : `file-${read.refusal}`)
  const sheets = read.value.sheets.map(({ name, rows }) => ({ name, rows }))
  // More than all prices of rates take.
  if (Buffer.byteLength(JSON.stringify(sheets)) > RATES_BODY_BYTES) return refuse('file-too-large')
  const fleet = await presentFleet(db, account, landing, now())
  return ok({
    sheets,
    hiddenSheets: read.value.hiddenSheets,
    vehicles: fleet.vehicles.map(({ id, name, brand, type, poolId }) => ({
      ...{ id, name, brand, type: type ?? 'other' },
      plates: fleet.units.flatMap((unit) =>
        unit.poolId === poolId && unit.plate !== null ? unit.plate : [],
      ),
    })),
  })
}
