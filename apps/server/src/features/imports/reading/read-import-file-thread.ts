import { parentPort, workerData } from 'node:worker_threads'
import type { TableMaking } from './imported-file.ts'
import { readTables } from './read-tables.ts'

const { bytes, make } = workerData as { bytes: Uint8Array; make: TableMaking }
parentPort?.postMessage(await readTables(Buffer.from(bytes), make))
