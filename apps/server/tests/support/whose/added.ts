export async function added(rows: PromiseLike<{ id: number }[]>): Promise<number> {
  const [row] = await rows
  if (!row) throw new Error('nothing was added')
  return row.id
}
