import { text } from 'node:stream/consumers'
import { audit } from '../../tests/support/trust/audit.ts'
import type { Ledger } from '../../tests/support/trust/ledger.ts'
import { queryingFolder } from '../../tests/support/trust/query.ts'

// Run by `places.ts` with the folders of the database and of the storage; the ledger comes as JSON on the standard
// input.
const [, , database = '', storage = ''] = process.argv
const ledger = JSON.parse(await text(process.stdin)) as Ledger
console.log(JSON.stringify(await queryingFolder(database, (query) => audit(query, storage, ledger))))
process.exit()
