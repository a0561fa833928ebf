import { fillWorld, withClient } from '../lib/world.mjs'

/** The first day of the calendar: the Monday of this week. */
const MONDAY = `date_trunc('week', now()::timestamp)`

/**
 * Fills a database with one operator's landing: vehicles with so many units, each rented for ten days of every fourteen
 * over six weeks. Of those under way most are out, some are late; some to come are requests; a vehicle in ten has a
 * block. Every unit has a plate.
 */
export async function fillFleet(url, { vehicles, units }) {
  await fillWorld(url, { owners: 1, landingsEach: 1, vehiclesEach: vehicles, reservationsEach: 1 }, 'fleet')
  await withClient(url, async (client) => {
    for (const statement of statements(units)) await client.query(statement)
    await client.query('vacuum analyze')
  })
}

const statements = (units) => [
  `update pools set units = ${units}`,
  `insert into units (pool_id, number, plate, plate_key)
    select p.id, n, 'A' || (p.id * 1000 + n), 'A' || (p.id * 1000 + n) from pools p, generate_series(1, ${units}) n`,
  `create temporary table pattern as select * from reservations order by id limit 1`,
  'delete from reservations',
  `insert into reservations (reference, landing_id, vehicle_id, pool_id, unit, during, vehicle_name, vehicle_picture, persons, bags,
      first_name, last_name, phone, email, pickup_place, return_place, extras, quote, currency, total_minor, created_at,
      turnaround_minutes)
    select 'F' || v.id || '-' || u || '-' || n, v.landing_id, v.id, v.pool_id, u, tsrange(at, at + interval '10 days'), v.name,
      p.vehicle_picture, 2, 1, (array['Ana', 'Luis', 'Grace', 'Zoë', 'Pedro'])[1 + (u + n) % 5],
      (array['Pérez', 'Gil', 'Hopper', 'Peña', 'Cid', 'Ruiz', 'Nguyễn'])[1 + (u * 3 + n) % 7], p.phone, p.email,
      p.pickup_place, p.return_place, p.extras, p.quote, p.currency, p.total_minor, now(), 60
    from vehicles v, generate_series(1, ${units}) u, generate_series(0, 2) n, pattern p,
      lateral (select ${MONDAY} + interval '10 hours' + (n * 14 + (u * 5 + v.id) % 14 - 9) * interval '1 day' as at) dates`,
  `update reservations set status = 'out', out_at = now()
    where lower(during) < now()::timestamp and upper(during) > now()::timestamp and unit % 10 > 0`,
  `update reservations set status = 'out', out_at = now()
    where upper(during) between now()::timestamp - interval '1 day' and now()::timestamp and unit % 25 = 0`,
  `update reservations set status = 'requested', answer_by = now() + interval '1 day'
    where lower(during) > now()::timestamp and unit % 20 = 3`,
  `insert into blocks (pool_id, unit, during, reason, created_at)
    select pool_id, ${units}, tsrange(${MONDAY} + interval '20 days', ${MONDAY} + interval '24 days'), 'maintenance', now()
    from vehicles where id % 10 = 0`,
]
