import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { say } from '../lib/figures.mjs'
import { CATEGORIES, figuresOf } from './figures.mjs'

/** As root, Chromium only runs without its sandbox; it makes no requests to other hosts. */
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic']

/**
 * The figures of a page by Lighthouse's mobile profile in a browser of its own, with its whole report as JSON. On a
 * busy machine Lighthouse sometimes fails to record a page: then it is retried.
 */
export async function measure(page, tries = 3) {
  try {
    return await measureOnce(page)
  } catch (error) {
    if (tries === 1) throw error
    say(`${error.message}; once more`)
    return measure(page, tries - 1)
  }
}

async function measureOnce({ name, url }) {
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH, chromeFlags: FLAGS })
  try {
    const options = { port: chrome.port, onlyCategories: Object.keys(CATEGORIES), ignoreStatusCode: true }
    const { lhr, report } = await lighthouse(url, { ...options, output: 'json', logLevel: 'error' })
    if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`)
    return { figures: figuresOf(lhr), report }
  } finally {
    await chrome.kill()
  }
}
