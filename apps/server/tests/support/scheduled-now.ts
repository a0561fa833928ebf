import pg from 'pg'

/** Tells a server's database that the time of a landing's scheduled publication has come. */
export const scheduledNow = (url: string, landing: number): Promise<void> =>
  makeDue(
    url,
    `with due as (update site_schedules set due_at = now() where landing_id = $1 returning id)
    update jobs set run_at = now() from due where kind = 'publish-site' and key = due.id::text`,
    landing,
  )

/** The same of the mail that asks the customer of a reservation for a review. */
export const reviewDueNow = (url: string, reservation: number): Promise<void> =>
  makeDue(
    url,
    `update jobs set run_at = now() where kind = 'ask-for-review' and reservation_id = $1`,
    reservation,
  )

/** Runs a statement that makes one job of a subject due. */
async function makeDue(url: string, statement: string, subject: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(statement, [subject])
  await client.end()
  if (rowCount !== 1) throw new Error('nothing is scheduled')
}
