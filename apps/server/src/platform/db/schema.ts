// All tables, as Drizzle wants them: the stores import from here.
export * from './schema/accounts.ts'
export * from './schema/jobs.ts'
export * from './schema/landings.ts'
export * from './schema/reservation-events.ts'
export * from './schema/reservations.ts'
export * from './schema/shared-secrets.ts'
export * from './schema/special-features.ts'
export * from './schema/vehicles.ts'
