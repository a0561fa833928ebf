import type { UserAnswer } from '@nelly/contract/accounts'
import type { AccountAnswer } from '@nelly/contract/profile'
import type { users } from '../../platform/db/schema.ts'

/** An account as its owner reads it on the wire. */
export const answerOfUser = (user: typeof users.$inferSelect): UserAnswer => ({
  id: user.id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  avatar: user.avatar,
})

/** An account with its owner's settings. */
export const answerOfAccount = (user: typeof users.$inferSelect): AccountAnswer => ({
  ...answerOfUser(user),
  retention_months: user.retentionMonths,
})
