import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { withServer } from '../support/server.ts'
import { VIEWS, type View } from './views.ts'

const IMAGES = fileURLToPath(new URL('../../docs/images/', import.meta.url))
/** The size limit of a picture: a README is also read on phones. */
const MOST_BYTES = 150 * 1024

const folder = mkdtempSync(join(tmpdir(), 'nelly-screenshots-'))
const data = join(folder, 'data')
try {
  await withServer('embedded', (server) => takeAll(server.origin), { DATA_DIR: data, DEMO: 'on' })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function takeAll(origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const owner = await signedIn(browser, origin)
    for (const view of VIEWS) await take(browser, origin, view, owner)
  } finally {
    await browser.close()
  }
}

/** The storage of the demo operator's browser after signing in. */
async function signedIn(browser: Browser, origin: string) {
  const [email = '', password = ''] = readFileSync(join(data, 'demo-login'), 'utf8').trim().split(/\s+/)
  const page = await browser.newPage()
  await page.goto(origin)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('**/landings')
  return page.context().storageState()
}

type Kept = Awaited<ReturnType<typeof signedIn>>

async function take(browser: Browser, origin: string, view: View, owner: Kept): Promise<void> {
  const context = await browser.newContext({
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: 1.25,
    ...(view.signedIn && { storageState: owner }),
  })
  const page = await context.newPage()
  await page.goto(origin + view.path)
  await view.prepare?.(page)
  await settled(page)
  const bytes = await shrunk(await page.screenshot())
  writeFileSync(join(IMAGES, `${view.name}.webp`), bytes)
  console.log(`${view.name}.webp: ${(bytes.byteLength / 1024).toFixed(0)} KB`)
  await context.close()
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** The best quality within the limit. */
async function shrunk(png: Buffer, quality = 85): Promise<Buffer> {
  const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
  return webp.byteLength <= MOST_BYTES || quality < 40 ? webp : shrunk(png, quality - 10)
}
