import type { UserAnswer } from '@nelly/contract/accounts'
import type { AccountAnswer } from '@nelly/contract/profile'
import type { User } from './find-user.ts'

/** A user as they read themselves on the wire. */
export const answerOfUser = (user: User): UserAnswer => ({
  id: user.id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  avatar: user.avatar,
})

/** The same with the settings of their account. */
export const answerOfAccount = (user: User): AccountAnswer => ({
  ...answerOfUser(user),
  retention_months: user.retentionMonths,
})
