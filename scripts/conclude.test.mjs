import { afterEach, expect, test, vi } from 'vitest'
import { conclude } from './lib/checks.mjs'

const said = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(() => said.mockClear())

const outcome = (failures, flaky) => ({ passed: 10, failed: failures.length, failures, flaky })
const named = (count) => Array.from({ length: count }, (_, index) => `test ${index}`)

for (const { what, failures, flaky, last, code } of [
  { what: 'all passed', failures: [], flaky: [], last: '20 passed, 0 failed', code: 0 },
  { what: 'one failed', failures: ['a'], flaky: [], last: '20 passed, 2 failed', code: 1 },
  { what: 'two are flaky', failures: [], flaky: named(1), last: '20 passed, 0 failed', code: 0 },
  { what: 'four are flaky', failures: [], flaky: named(2), last: '16 passed, 4 failed', code: 1 },
]) {
  test(`a run where ${what} ends with ${code} and names each`, () => {
    const parts = [outcome(failures, flaky), outcome(failures, flaky)]
    expect(conclude(parts)).toBe(code)
    const lines = said.mock.calls.map(([line]) => line)
    expect(lines.at(-1)).toBe(last)
    for (const name of failures) expect(lines.join('\n')).toContain(`FAIL ${name}`)
    for (const name of flaky) expect(lines.join('\n')).toContain(`FLAKY ${name}`)
  })
}
