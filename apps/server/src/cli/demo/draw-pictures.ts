import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { VehiclePictureSpec } from './pictures/vehicle-picture.ts'

/** A picture, how wide it shall be in pixels, and the file its JPEG goes to. */
export interface PictureToDraw {
  spec: VehiclePictureSpec
  width: number
  to: string
}

/** Pictures that are being drawn. */
export interface Drawing {
  /** One promise for each picture, in their order; kept once its file is written. */
  drawn: readonly Promise<void>[]
  /** Ends the drawing, for whoever no longer wants what is missing. */
  stop(): void
}

const script = fileURLToPath(new URL('./drawing-process.ts', import.meta.url))

/** Each takes up to 400 MB while it draws. */
const MOST_PROCESSES = 2

/** Begins to draw, first picture first, in processes of their own. */
export function drawPictures(pictures: readonly PictureToDraw[]): Drawing {
  const all = pictures.map((picture) => ({ picture, ...Promise.withResolvers<void>() }))
  // That nobody waits for a picture any more is no reason to end the server.
  for (const { promise } of all) promise.catch(() => {})
  const waiting = [...all]
  const drawFrom = async (child: ChildProcess) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await draw(child, next.picture).then(next.resolve, next.reject)
    }
    if (child.connected) child.disconnect()
  }
  const count = Math.min(MOST_PROCESSES, availableParallelism(), pictures.length)
  const children = Array.from({ length: count }, start)
  for (const child of children) void drawFrom(child)
  return {
    drawn: all.map(({ promise }) => promise),
    stop() {
      waiting.length = 0
      for (const child of children) child.kill('SIGKILL')
    },
  }
}

function start(): ChildProcess {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, MALLOC_ARENA_MAX: '2' }
  const child = fork(script, { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  // Who asks it next hears of it.
  child.on('error', () => {})
  return child
}

async function draw(child: ChildProcess, picture: PictureToDraw): Promise<void> {
  if (!child.connected) throw new Error('the process that draws pictures has ended')
  const settled = new AbortController()
  const answered = once(child, 'message', settled)
  const ended = once(child, 'exit', settled).then(() => {
    throw new Error('the process that draws pictures has ended')
  })
  child.send(picture)
  try {
    const [answer] = await Promise.race([answered, ended])
    if (answer.error) throw new Error(answer.error)
  } finally {
    settled.abort()
  }
}
