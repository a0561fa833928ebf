import pg from 'pg'

/** Tells a server's database that the time of a landing's scheduled publication has come. */
export async function scheduledNow(url: string, landing: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(
    `with due as (update site_schedules set due_at = now() where landing_id = $1 returning id)
    update jobs set run_at = now() from due where kind = 'publish-site' and key = due.id::text`,
    [landing],
  )
  await client.end()
  if (rowCount !== 1) throw new Error('nothing is scheduled')
}
