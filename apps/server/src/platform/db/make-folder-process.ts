import { openPglite } from './embedded.ts'

// Run by `make-folder.ts` with the folder to create.
const [, , folder] = process.argv
if (folder === undefined) throw new Error('which folder?')
const pglite = await openPglite(folder)
await pglite.close()
process.exit()
