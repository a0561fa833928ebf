import type { ValuesOf } from './field-kinds.ts'
import type { FLEET } from './fleet-fields.ts'
import type { Reading, ReadRow } from './reading.ts'

/**
 * What a row says, as it is stored: a plate and a VIN in capitals, else as typed (`plateKey` compares plates); a price as people write it, in
 * the landing's currency.
 */
export type FleetValues = ValuesOf<typeof FLEET>

export type ReadFleetRow = ReadRow<FleetValues>
/** A fleet as it was read from a sheet. */
export type FleetReading = Reading<FleetValues>
