import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CannotStart } from '../cannot-start.ts'
import type { SiteHandler } from './site-handler.ts'

/** The built web app of a folder: its handler of pages, and the folder of the client files. */
export async function loadWebApp(build: string): Promise<{ site: SiteHandler; webFolder: string }> {
  const handler = join(build, 'server', 'index.js')
  if (!existsSync(handler))
    throw new CannotStart('the web app is not built yet: "npm start" builds it and starts the server')
  const { handle } = (await import(pathToFileURL(handler).href)) as { handle: SiteHandler }
  return { site: handle, webFolder: join(build, 'client') }
}
