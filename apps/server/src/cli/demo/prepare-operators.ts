import type { Config } from '../../config.ts'
import { randomPassword } from '../../features/accounts/password.ts'
import { users } from '../../platform/db/schema.ts'
import type { Parts } from '../../platform/parts.ts'
import { keepDemoLogin, keptDemoLogin } from './demo-login.ts'
import { removeHalfMadeDemo } from './half-made-demo.ts'

/**
 * Adds the demo where nobody is there yet and it is wanted. Returns what to tell whoever started the server about signing
 * in at `address`; nothing where they need no telling.
 */
export async function prepareOperators(
  { demo, dataDir }: Config,
  parts: Parts,
  say: (line: string) => void,
): Promise<(address: string) => string | undefined> {
  await removeHalfMadeDemo(parts)
  if ((await parts.db.$count(users)) > 0) {
    const login = await keptDemoLogin(dataDir, parts.db)
    return (address) => login && loginLine(address, login)
  }
  if (!demo) {
    return () =>
      'nobody can sign in yet; add an operator: npm run owner -- add --email you@example.com --name "Your name"'
  }
  say('adding the demo: an operator with two published landings …')
  const { addDemoData, DEMO_EMAIL } = await import('./add-demo-data.ts')
  const login = { email: DEMO_EMAIL, password: randomPassword() }
  // Kept first: a login that opens nothing is made anew by the next start, a password nobody knows is lost.
  keepDemoLogin(dataDir, login)
  await addDemoData(parts, login, say)
  return (address) => loginLine(address, login)
}

const loginLine = (address: string, { email, password }: { email: string; password: string }): string =>
  `sign in at ${address} as ${email} with the password ${password}`
