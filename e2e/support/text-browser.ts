import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

const W3M = '/usr/bin/w3m'

/** Whether Debian's text browser w3m is installed. */
export const hasTextBrowser = (): boolean => existsSync(W3M)

/** A visit by text browser: its keys, and the text on its screen. */
export interface TextBrowser {
  /** Types into the field after the label. */
  fill(label: string, text: string): Promise<void>
  /** Ticks the box before the label. */
  tick(label: string): Promise<void>
  /** Follows the first link, or presses the first button, with the text; the next page shows `then`. */
  follow(words: string, then: string): Promise<void>
  /** Presses the button after the field that follows the label; the next page shows `then`. */
  sendAfter(label: string, then: string): Promise<void>
  close(): Promise<void>
}

/** The keys of w3m's commands. */
const KEY = {
  enter: '\r',
  next: '\t',
  back: '\u001b\t',
  top: 'g',
  search: '/',
  redraw: '\f',
  clear: '\u0015',
}
const PATIENCE_MS = 20_000

/** Opens an address in w3m on a terminal of its own, tall enough for a whole page. */
export async function openTextBrowser(address: string, shows: string): Promise<TextBrowser> {
  const command = `stty rows 240 cols 140; exec ${W3M} -o confirm_qq=0 -o use_mouse=0 '${address}'`
  const terminal = spawn('script', ['-qfec', command, '/dev/null'], {
    env: { PATH: process.env.PATH, HOME: '/nonexistent', TERM: 'vt100', LANG: 'C.UTF-8' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let screen = ''
  let isDrawn = () => {}
  terminal.stdout.on('data', (chunk: Buffer) => {
    screen += chunk.toString()
    isDrawn()
  })

  /** The screen is redrawn after the keys, so that no old text remains. */
  async function press(keys: string, words: string): Promise<void> {
    screen = ''
    terminal.stdin.write(keys + KEY.redraw)
    const deadline = AbortSignal.timeout(PATIENCE_MS)
    while (!readable(screen).includes(words)) {
      const { promise, resolve } = Promise.withResolvers<void>()
      isDrawn = resolve
      deadline.onabort = () => resolve()
      await promise
      if (deadline.aborted) throw new Error(`no “${words}” on the screen:\n${readable(screen)}`)
    }
  }
  const find = (words: string) => KEY.top + KEY.search + words + KEY.enter
  const browser: TextBrowser = {
    fill: (label, text) =>
      press(find(`^${label}`) + KEY.next + KEY.enter + KEY.clear + text + KEY.enter, `[ ${text}`),
    tick: (label) => press(find(label) + KEY.back + KEY.enter, `[ * ]${label}`),
    follow: (words, then) => press(find(words) + KEY.enter, then),
    sendAfter: (label, then) => press(find(`^${label}`) + KEY.next + KEY.next + KEY.enter, then),
    async close() {
      terminal.stdin.end('q')
      if (terminal.exitCode === null) await once(terminal, 'exit')
    },
  }
  await press('', shows)
  return browser
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are a terminal's own
const CURSOR = /\u001b(?:\[[\d;?]*[A-Za-z]|[()][A-Z0-9]|[=>78])|[\u0000\u000e\u000f]/g

/** The screen's text without control sequences, and with single spaces. */
const readable = (screen: string): string => screen.replace(CURSOR, ' ').replace(/\s+/g, ' ')
