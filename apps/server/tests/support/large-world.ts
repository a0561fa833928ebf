/** How large a world is to be. */
export interface WorldSize {
  owners: number
  landingsEach: number
  vehiclesEach: number
  /** Of each vehicle. */
  reservationsEach: number
  /** How many of those are over or under way, a week between them; none unless told. */
  pastEach?: number
}

const QUOTE = JSON.stringify({
  days: 3,
  pricePerDay: 4500,
  rental: 13_500,
  extras: [],
  liabilityService: 995,
  vehicleLicenseFee: 350,
  subtotal: 14_845,
  tax: 2672,
  total: 17_517,
})

/**
 * The statements that fill a database with operators and all they have, in order; made by the server itself, so that nothing
 * travels. Each is to be run as it stands. The owners' e-mails and the landings' names begin with `mark`, lower-case letters,
 * digits and hyphens, which nobody's in the database may do yet.
 */
export function largeWorld(
  { owners, landingsEach, vehiclesEach, reservationsEach, pastEach = 0 }: WorldSize,
  mark = 'crowd-',
): string[] {
  return [
    `insert into users (email, name, password_hash, created_at)
      select '${mark}' || n || '@example.com', 'Owner ' || n, 'none', now() from generate_series(1, ${owners}) n`,
    `insert into landings (owner_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone,
        status, created_at, updated_at, published_at)
      select u.id, '${mark}' || u.id || '-' || n, 'Crowd ' || u.id || ' ' || n,
        '{"path":"logos/none.png","width":250,"height":80,"sources":[]}', '#0a7d5a', '#f4b400', 'es',
        'America/Santo_Domingo', 'published', now(), now(), now()
      from users u, generate_series(1, ${landingsEach}) n where u.email like '${mark}%'`,
    `insert into locations (landing_id, pickup_place, return_place, created_at)
      select id, 'Santiago', 'La Romana', now() from landings where name like '${mark}%'`,
    `insert into vehicles (landing_id, name, description, price_per_day_cents, luggage, seats, type, transmission, brand,
        features, created_at, updated_at)
      select l.id, 'Car ' || n, 'A car of the crowd', 3000 + 100 * n, 1 + n % 6, 2 + n % 6,
        (array['sedan', 'suv', 'van'])[1 + n % 3], (array['automatic', 'manual'])[1 + n % 2],
        (array['Kia', 'Toyota', 'Ford'])[1 + n % 3], array['air', 'radio'], now(), now()
      from landings l, generate_series(1, ${vehiclesEach}) n where l.name like '${mark}%' order by l.id, n`,
    `insert into special_features (owner_id, name, description, created_at)
      select u.id, 'Feature ' || n, 'A feature of the crowd', now()
      from users u, generate_series(1, 3) n where u.email like '${mark}%'`,
    `insert into vehicle_special_features (vehicle_id, special_feature_id)
      select v.id, f.id from vehicles v join landings l on l.id = v.landing_id
        join special_features f on f.owner_id = l.owner_id and f.name = 'Feature ' || (1 + v.id % 3)
      where l.name like '${mark}%'`,
    `insert into vehicle_pictures (vehicle_id, position, picture, created_at)
      select v.id, 0, '{"path":"vehicles/none.jpg","width":1200,"height":800,"sources":[]}', now()
      from vehicles v join landings l on l.id = v.landing_id where l.name like '${mark}%'`,
    `insert into reservations (reference, landing_id, vehicle_id, unit, during, vehicle_name, vehicle_picture, persons, bags,
        first_name, last_name, phone, email, pickup_place, return_place, extras, quote, total_cents, created_at)
      select 'C' || v.id || '-' || n, v.landing_id, v.id, 1,
        tsrange(at, at + interval '3 days'), v.name, 'vehicles/none.jpg', 2, 1, 'Ana', 'Crowd', '+1 809 555 0100',
        'ana@example.com', 'Santiago', 'La Romana', '[]', '${QUOTE}', 17517, now()
      from vehicles v join landings l on l.id = v.landing_id, generate_series(${1 - pastEach}, ${reservationsEach - pastEach}) n,
        lateral (select date_trunc('day', now()::timestamp) + interval '10 hours'
          + (n * 7 + v.id % 5 - 4) * interval '1 day' as at) dates
      where l.name like '${mark}%' order by v.landing_id, v.id, n`,
    `with cancelled as (
        update reservations set cancelled_at = now(), cancellation_fee_cents = 0
        where id % 10 = 0 and landing_id in (select id from landings where name like '${mark}%') returning id)
      insert into reservation_events (reservation_id, kind, actor_kind, at)
      select id, 'cancelled', 'visitor', now() from cancelled`,
  ]
}
