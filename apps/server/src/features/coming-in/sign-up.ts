import type { Outcome } from '@nelly/contract/refusal-details'
import { ok, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { insertOwner } from '../accounts/add-owner.ts'
import { hashPassword } from '../accounts/password.ts'
import { type PasswordFault, passwordFault } from '../accounts/password-fault.ts'
import { findLink, takeLink } from './mailed-links.ts'

interface NewAccount {
  email: string
  name: string
  accountName: string
}

/** What a link to sign up is for. */
export async function readSignUp(
  db: Database,
  token: string,
  now: Date,
): Promise<Outcome<NewAccount, 'link-expired'>> {
  const link = await findLink(db, 'sign-up', token, now)
  return link ? ok(newAccountOf(link)) : refuse('link-expired')
}

/** Opens the account of a link. Who joined a team meanwhile has signed up already: the link is over. */
export async function completeSignUp(
  db: Database,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<Outcome<NewAccount, 'link-expired' | PasswordFault>> {
  const link = await findLink(db, 'sign-up', token, now)
  if (!link) return refuse('link-expired')
  const { name, accountName } = newAccountOf(link)
  const fault = await passwordFault(password, [name, accountName])
  if (fault) return refuse(fault)
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    const taken = await takeLink(tx, 'sign-up', token, now)
    if (!taken) return refuse('link-expired')
    const account = newAccountOf(taken)
    const added = await insertOwner(tx, { ...account, phone: null, passwordHash }, now)
    return added ? ok(account) : refuse('link-expired')
  })
}

const newAccountOf = ({
  email,
  name,
  accountName,
}: {
  email: string
  name: string | null
  accountName: string | null
}): NewAccount => ({ email, name: name ?? email, accountName: accountName ?? name ?? email })
