import { parentPort, workerData } from 'node:worker_threads'
import { readTables } from './read-tables.ts'

parentPort?.postMessage(await readTables(Buffer.from(workerData as Uint8Array)))
