/**
 * How many days before and after what was wished other dates, hours and rentals are looked for.
 *
 * Source: rules.md, "Availability", "Opening hours" and "When it may be rented".
 */
export const NEAREST_WITHIN_DAYS = 60
