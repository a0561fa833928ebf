import { parentPort, workerData } from 'node:worker_threads'
import { drawPoster } from './poster.ts'

const { logo, ...poster } = workerData
parentPort?.postMessage(await drawPoster({ ...poster, logo: logo && Buffer.from(logo) }))
