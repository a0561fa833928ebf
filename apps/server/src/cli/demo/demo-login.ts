import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { verifyPassword } from '../../features/accounts/password.ts'
import type { Database } from '../../platform/db/database.ts'
import { people } from '../../platform/db/schema.ts'

/** The credentials of the demo's operator. */
export interface Login {
  email: string
  password: string
}

const fileIn = (dataDir: string) => join(dataDir, 'demo-login')

/** Stores the login in a file of the data folder that only its user may read. */
export function keepDemoLogin(dataDir: string, { email, password }: Login): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  rmSync(fileIn(dataDir), { force: true })
  const file = openSync(fileIn(dataDir), 'wx', 0o600)
  try {
    writeSync(file, `${email} ${password}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** The stored login, as long as it is valid; after the password was changed it is deleted. */
export async function keptDemoLogin(dataDir: string, db: Database): Promise<Login | undefined> {
  const login = read(dataDir)
  if (!login) return undefined
  const [user] = await db
    .select({ passwordHash: people.passwordHash })
    .from(people)
    .where(eq(people.email, login.email))
  // A database without that account is another one than the login was made for.
  if (!user) return undefined
  if (await verifyPassword(login.password, user.passwordHash)) return login
  rmSync(fileIn(dataDir), { force: true })
  return undefined
}

function read(dataDir: string): Login | undefined {
  try {
    const [, email, password] = /^(\S+) (.+)\n$/.exec(readFileSync(fileIn(dataDir), 'utf8')) ?? []
    return email && password ? { email, password } : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
