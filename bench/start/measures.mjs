import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { say } from '../lib/figures.mjs'
import { peak, resident, watchChildren } from '../lib/memory.mjs'
import { settled } from '../lib/settled.mjs'
import { startClone, startFloor, startServer } from './launch.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The seconds from `git clone` to the first page of the demo, by step. */
export async function cloned(folder) {
  const began = performance.now()
  execFileSync('git', ['clone', '--quiet', root, folder])
  const copied = performance.now() - began
  const started = startClone(folder)
  try {
    const origin = await started.listening
    await answered(origin + (await homeOf(origin)))
    const at = {
      packages: started.saidAt(/building the web app/),
      build: started.saidAt(/opening the database/),
      listening: started.saidAt(/listening at/),
      page: started.sinceStart(),
    }
    const seconds = {
      'git clone': copied,
      packages: at.packages,
      'building the web app': at.build - at.packages,
      'making the database and the demo': at.listening - at.build,
      'first page': at.page - at.listening,
      whole: copied + at.page,
    }
    say(`clone to page: ${(seconds.whole / 1000).toFixed(1)} s`)
    return Object.fromEntries(Object.entries(seconds).map(([part, ms]) => [part, ms / 1000]))
  } finally {
    await started.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Makes the product add its demo to a folder and convert its pictures; returns the demo's home page, and the peak
 * memory of the server and its picture process.
 */
export async function madeDemo(folder) {
  const server = startServer(folder)
  const pictures = watchChildren(server.pid, 'conversion-process')
  try {
    const origin = await server.listening
    const home = await homeOf(origin)
    await settled(origin)
    return {
      home,
      held: {
        'memory at most while the demo is made: server': peak(server.pid),
        'memory at most while the demo is made: pictures': pictures.most(),
      },
    }
  } finally {
    pictures.stop()
    await server.stop()
  }
}

/** The milliseconds from a start on a data folder to the first response, by step. */
export async function started(folder, home) {
  const server = startServer(folder)
  try {
    const origin = await server.listening
    await answered(origin + home)
    const all = server.sinceStart()
    const [code, listening] = [server.saidAt(/opening the database/), server.saidAt(/listening at/)]
    return {
      'Node and the code, to the first output': code,
      'database and app, until it listens': listening - code,
      'rendering the first page': all - listening,
      'to the first page': all,
    }
  } finally {
    await server.stop()
  }
}

/** The same for a bare server, with its memory. */
export async function floor() {
  const server = startFloor()
  try {
    await answered(await server.listening)
    return { answered: server.sinceStart(), megabytes: resident(server.pid) }
  } finally {
    await server.stop()
  }
}

/** The server's memory in megabytes after some seconds of rest, under load of pages, and at rest again. */
export async function held(folder, home, { wrk, rest, seconds }) {
  const server = startServer(folder)
  try {
    const origin = await server.listening
    await answered(origin + home)
    await pause(rest * 1000)
    const atRest = resident(server.pid)
    const load = (path) => execFileSync(wrk, ['-t1', '-c32', `-d${seconds}s`, origin + path])
    load(home)
    const keptPages = resident(server.pid)
    load(`${home}/vehicle?${trip()}`)
    const drawnPages = resident(server.pid)
    const most = peak(server.pid)
    await pause(rest * 1000)
    return {
      'memory at rest': atRest,
      'memory after 32 connections requesting a cached page': keptPages,
      'memory after 32 connections requesting a page that is rendered each time': drawnPages,
      'memory at most': most,
      'memory at rest again': resident(server.pid),
    }
  } finally {
    await server.stop()
  }
}

async function answered(url) {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
}

async function homeOf(origin) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  return new URL(/<loc>(.*?)<\/loc>/.exec(map)[1]).pathname
}

function trip() {
  const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return `date_of_departure=${day(20)}&time_of_departure=10:00&date_of_arrival=${day(23)}&time_of_arrival=10:00`
}
