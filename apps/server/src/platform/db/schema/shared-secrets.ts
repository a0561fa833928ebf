import { pgTable, text } from 'drizzle-orm/pg-core'

/** Random values that all instances sign with, by what they are for; each is made by the first instance that needs it. */
export const sharedSecrets = pgTable('shared_secrets', {
  purpose: text('purpose').primaryKey(),
  value: text('value').notNull(),
})
