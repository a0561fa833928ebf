import type { Config } from '../../config.ts'
import { randomPassword } from '../../features/accounts/password.ts'
import { people } from '../../platform/db/schema.ts'
import type { Parts } from '../../platform/parts.ts'
import { keepDemoLogin, keptDemoLogin } from './demo-login.ts'
import { removeHalfMadeDemo } from './half-made-demo.ts'

/**
 * Adds the demo to an empty database if it is enabled. Returns what to print about signing in at `address`; nothing
 * where that is not needed.
 */
export async function prepareOperators(
  { demo, dataDir }: Config,
  parts: Parts,
  say: (line: string) => void,
): Promise<(address: string) => Promise<string | undefined>> {
  await removeHalfMadeDemo(parts)
  if ((await parts.db.$count(people)) > 0) {
    return async (address) => {
      const login = await keptDemoLogin(dataDir, parts.db)
      return login && loginLine(address, login)
    }
  }
  if (!demo) {
    return async () =>
      'nobody can sign in yet; add an operator: npm run owner -- add --email you@example.com --name "Your name"'
  }
  say('adding the demo: an operator with two published landings …')
  const { addDemoData, DEMO_EMAIL } = await import('./add-demo-data.ts')
  const login = { email: DEMO_EMAIL, password: randomPassword() }
  // Stored first: an invalid login is made again by the next start, a lost password is lost.
  keepDemoLogin(dataDir, login)
  await addDemoData(parts, login, say)
  return async (address) => loginLine(address, login)
}

const loginLine = (address: string, { email, password }: { email: string; password: string }): string =>
  `sign in at ${address} as ${email} with the password ${password}`
