import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const MOZILLA = 'Mozilla/5.0'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'

for (const { userAgent, name } of [
  { userAgent: `${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, name: 'Chrome, Windows' },
  {
    userAgent: `${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/141.0`,
    name: 'Edge, Windows',
  },
  {
    userAgent: `${MOZILLA} (Linux; Android 15; SM-S911B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    name: 'Samsung Internet, Android',
  },
  {
    userAgent: `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1`,
    name: 'Safari, iPhone',
  },
  {
    userAgent: `${MOZILLA} (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0`,
    name: 'Firefox, Mac',
  },
  { userAgent: 'curl/8.14.1', name: 'curl' },
  { userAgent: null, name: undefined },
])
  test(`${userAgent ?? 'who does not say it'} is ${name ?? 'unknown'}`, () =>
    expect(deviceName(userAgent)).toBe(name))
