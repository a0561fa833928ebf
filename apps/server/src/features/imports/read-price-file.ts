import type { PriceFile } from '@nelly/contract/imports/price-file'
import { RATES_BODY_BYTES } from '@nelly/contract/rates/document'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import type { Upload } from '../../platform/http/upload.ts'
import type { Parts } from '../../platform/parts.ts'
import { fleetOfLanding } from './fleet/present-fleet.ts'
import { readImportFile } from './reading/read-import-file.ts'

/** Reads the cells of a file of prices, and tells by what its rows may name the vehicles of a landing. */
export async function readPriceFile(
  { db, now }: Parts,
  account: AccountId,
  landingId: LandingId,
  upload: Upload,
): Promise<Outcome<PriceFile>> {
  const found = await fleetOfLanding(db, account, landingId, now())
  if (!found) return refuse('landing-not-found')
  const { fleet } = found
  const read = await readImportFile(account, upload, 'whole')
  if (!read.ok)
    return refuse(read.refusal === 'too-large-unpacked' ? 'file-too-large' : `file-${read.refusal}`)
  const sheets = read.value.sheets.map(({ name, rows }) => ({ name, rows }))
  // More than all prices of rates take.
  if (Buffer.byteLength(JSON.stringify(sheets)) > RATES_BODY_BYTES) return refuse('file-too-large')
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
