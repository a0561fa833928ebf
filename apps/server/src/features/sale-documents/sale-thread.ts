import { parentPort, workerData } from 'node:worker_threads'
import { drawSale } from './draw-sale.ts'

parentPort?.postMessage(await drawSale(workerData))
