import { debianProgram } from './debian.mjs'
import { giveUp } from './run.mjs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium. Ends the script where there is none. */
export const chromium = async () =>
  (await debianProgram([process.env.CHROMIUM_PATH, ...PLACES], 'chromium', 'the browser tests')) ??
  giveUp('the browser tests need Chromium: install the package "chromium", or name one in CHROMIUM_PATH.')

const headlessShell = () =>
  debianProgram(
    [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'],
    'chromium-headless-shell',
    'the browser tests',
  )

/**
 * The path of the browser of the journeys: Chromium without a window where Debian has it, which takes less processor
 * time, else a whole one. Ends the script where there is neither.
 */
export const headlessChromium = async () => (await headlessShell()) ?? chromium()

/** A text browser and a proxy, for the journeys that need them; those are skipped without them. */
export async function visitorsTools() {
  await debianProgram(['/usr/bin/w3m'], 'w3m', 'the journey by text browser')
  await debianProgram(['/usr/sbin/nginx'], 'nginx-light', 'the journey through a proxy')
}

/** What reads and checks PDFs in tests, which are skipped without them. */
async function pdfTools() {
  await debianProgram(['/usr/bin/pdftotext'], 'poppler-utils', 'the tests of PDFs')
  await debianProgram(['/usr/bin/qpdf'], 'qpdf', 'the tests of PDFs')
}

/** Installs all programs of the tests as far as possible, one after the other: Debian's packages have one lock. */
export async function installPrograms() {
  await headlessShell()
  await visitorsTools()
  await pdfTools()
}
