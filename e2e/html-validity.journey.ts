import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inDays } from './support/dates.ts'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator } from './support/operator.ts'
import { reserveFor } from './support/reservations.ts'
import { bookingOf, threeDays } from './support/visitor.ts'

const JAVA = '/usr/bin/java'
const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))

// Rule of "Screens: the visitor's": web/visitor/visitor.tsx
test('every page of a landing is valid HTML by the Nu checker', async ({ server }) => {
  test.skip(!existsSync(JAVA), 'no Java on this machine')
  test.slow()
  const operator = await newOperator(server)
  const pages: string[] = ['/', '/landings', '/nothing-here']
  for (const language of ['es', 'en'] as const) {
    const landing = await newLanding(operator, { name: `Valid ${language}`, language })
    const dates = `?${new URLSearchParams(threeDays())}`
    const wrong = `?date_of_departure=${inDays(9)}&date_of_arrival=${inDays(3)}&place_of_departure=%22x%22`
    const booking = bookingOf(landing.vehicle, { baby_seat: '2' })
    const { id } = await reserveFor(operator, landing, { inDays: 60 })
    const { url } = await operator.call<{ url: string }>('POST', `/reservations/${id}/pay-links`, {})
    pages.push(new URL(url).pathname, '/verify/1-2027-000001')
    const taken = bookingOf(landing.vehicle, {}, 61)
    for (const path of [
      '',
      '/FAQ',
      '/nothing',
      '/vehicle',
      `/vehicle${dates}`,
      `/vehicle${wrong}`,
      '/vehicle?q=zzz&type=suv',
      `/vehicle${taken}`,
      `/vehicles/${landing.vehicle}`,
      `/vehicles/${landing.vehicle}${dates}`,
      `/vehicles/${landing.vehicle}${taken}`,
      '/vehicles/999999',
      '/additions',
      `/additions${booking}`,
      `/additions${taken}`,
      '/review',
      `/review${booking}`,
      `/review${taken}`,
      '/thanks-you?r=unknown',
    ])
      pages.push(`/${landing.name}${path}`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'nelly-html-'))
  try {
    const files = await Promise.all(
      pages.map(async (path, index) => {
        const answer = await fetch(server.origin + path, { headers: { accept: 'text/html' } })
        const file = join(folder, `${String(index).padStart(2, '0')}.html`)
        writeFileSync(file, await answer.text())
        return file
      }),
    )
    const refused = `${pages.find((path) => path.includes('/review?'))}`
    const form = await fetch(server.origin + refused, { method: 'POST', body: new URLSearchParams() })
    expect(form.status).toBe(422)
    files.push(join(folder, 'refused-form.html'))
    writeFileSync(join(folder, 'refused-form.html'), await form.text())
    const found = await promisify(execFile)(JAVA, ['-jar', CHECKER, '--errors-only', ...files]).then(
      () => '',
      ({ stderr }: { stderr: string }) => stderr,
    )
    const named = found.replaceAll(/"file:[^"]*?(\d\d)\.html"/g, (_, index) => pages[Number(index)] ?? '')
    expect(named).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
