import { parentPort, workerData } from 'node:worker_threads'
import { drawContract } from './draw-contract.ts'

parentPort?.postMessage(await drawContract(workerData))
