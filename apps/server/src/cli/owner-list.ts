import { listOwners } from '../features/accounts/list-owners.ts'
import type { Command } from './command.ts'

/** Lists the operators, oldest first. */
export const listOwnersCommand: Command = {
  usage: '',
  summary: 'lists the operators',
  whileServing: () => 'there',
  options: {},
  async run({ db }) {
    const owners = await listOwners(db)
    if (owners.length === 0) return { done: true, text: 'There is no operator yet.' }
    const lines = owners.map(({ id, email, name, createdAt, landings }) =>
      [id, email, name, `since ${createdAt.toISOString().slice(0, 10)}`, `landings: ${landings}`].join('\t'),
    )
    return { done: true, text: lines.join('\n') }
  },
}
