import { plainNumber } from '@nelly/domain/typed-number'
import type { z } from 'zod'
import { renamed, wireNames } from '../names.ts'
import type { AccountAnswer, updateUser } from './profile.ts'

/** An account as its form holds it; the e-mail has a form of its own. A blank password is not changed; the avatar is sent beside the body. */
export interface AccountDraft {
  name: string
  phone: string
  password: string
  confirmation: string
  /** Required where the password is changed. */
  currentPassword: string
  /** In months. */
  retention: string
}

/** The form's values of an account. */
export const accountDraft = ({ name, phone, retention_months }: AccountAnswer): AccountDraft => ({
  name,
  phone: phone ?? '',
  password: '',
  confirmation: '',
  currentPassword: '',
  retention: String(retention_months),
})

/** The form's names of an account's fields. */
export const ACCOUNT_FIELDS = {
  password_confirmation: 'confirmation',
  current_password: 'currentPassword',
  retention_months: 'retention',
} as const

/** The body that changes these fields of an account; an avatar that is null is removed. */
export const accountBody = ({
  avatar,
  retention,
  ...changes
}: Partial<AccountDraft> & { readonly avatar?: unknown }): z.input<typeof updateUser.body> => ({
  ...renamed(changes, wireNames(ACCOUNT_FIELDS)),
  ...(retention !== undefined && { retention_months: plainNumber(retention, 'count') }),
  ...(avatar === null && { avatar }),
})
