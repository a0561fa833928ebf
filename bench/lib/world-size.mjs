import { parseArgs } from 'node:util'

const DEFAULTS = { owners: '1000', landings: '10', vehicles: '50', reservations: '2' }

/**
 * The size of the large database from the command line: `--owners 1000 --landings 10 --vehicles 50 --reservations 2`,
 * each per item of the one before.
 */
export function worldSize(more = {}) {
  const options = Object.fromEntries(
    Object.entries({ ...DEFAULTS, ...more }).map(([name, value]) => [
      name,
      { type: 'string', default: value },
    ]),
  )
  const { values } = parseArgs({ options })
  const size = {
    owners: Number(values.owners),
    landingsEach: Number(values.landings),
    vehiclesEach: Number(values.vehicles),
    reservationsEach: Number(values.reservations),
  }
  return { size, values }
}
