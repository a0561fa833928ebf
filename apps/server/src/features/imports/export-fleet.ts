import { Readable } from 'node:stream'
import en from '@nelly/contract/messages/en/owner/imports.json' with { type: 'json' }
import es from '@nelly/contract/messages/es/owner/imports.json' with { type: 'json' }
import type { Language } from '@nelly/contract/wire'
import { translatorsOf } from '@nelly/contract/words/translators'
import { decimalSign } from '@nelly/domain/decimal-sign'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import { fleetCells } from '@nelly/domain/imports/fleet-cells'
import { FLEET_FIELDS } from '@nelly/domain/imports/fleet-fields'
import type { Database } from '../../platform/db/database.ts'
import { spreadsheetTable } from '../../platform/spreadsheet/spreadsheet-table.ts'
import { fleetOfLanding } from './fleet/present-fleet.ts'

const importsIn = translatorsOf({ es, en })

/** The units of a landing's vehicles in the columns of an import; undefined where there is no such landing. `name` is the file's. */
export async function exportFleet(
  db: Database,
  account: AccountId,
  landingId: LandingId,
  language: Language,
  now: Date,
): Promise<{ name: string; table: Readable } | undefined> {
  const found = await fleetOfLanding(db, account, landingId, now)
  if (!found) return undefined
  const t = importsIn(language)
  const { landing, fleet } = found
  const { vehicles, units } = fleet
  const ofPool = Map.groupBy(units, ({ poolId }) => poolId)
  const rows = vehicles.flatMap((vehicle) =>
    (ofPool.get(vehicle.poolId) ?? []).map((unit) => fleetCells(vehicle, unit, landing.currency)),
  )
  const titles = FLEET_FIELDS.map((field) => t(`imports.fields.${field}`))
  const delimiter = decimalSign(language, landing.currency) === ',' ? ';' : ','
  return {
    name: `${t('imports.kinds.fleet').toLowerCase()}-${landing.id}.csv`,
    table: Readable.from(rows).compose(spreadsheetTable(titles, delimiter)),
  }
}
