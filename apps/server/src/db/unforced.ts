import { sql } from 'drizzle-orm'

/**
 * Among what a statement returns, it has PostgreSQL answer without waiting until the disk has what the statement wrote: it gets
 * there with the next commit that is waited for, or some tenths of a second later. Everything else about it stays as it is. It
 * holds for the whole transaction that the statement is in, so it is for statements that are a transaction of their own.
 */
export const isUnforced = sql<string>`set_config('synchronous_commit', 'off', true)`
