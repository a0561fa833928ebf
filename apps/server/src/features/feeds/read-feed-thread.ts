import { parentPort, workerData } from 'node:worker_threads'
import { busyTimes } from './busy-times.ts'

parentPort?.postMessage(busyTimes(workerData.text, workerData.window))
