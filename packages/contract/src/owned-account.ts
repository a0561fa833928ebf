import type { z } from 'zod'
import type { AccountAnswer, updateUser } from './profile.ts'

/** An account as its form holds it. A blank password stays what it is; the avatar travels beside the body. */
export interface AccountDraft {
  name: string
  email: string
  phone: string
  password: string
  confirmation: string
  /** In months; a text while it is typed. */
  retention: number | string
}

/** The form's values of an account. */
export const accountDraft = ({ name, email, phone, retention_months }: AccountAnswer): AccountDraft => ({
  name,
  email,
  phone: phone ?? '',
  password: '',
  confirmation: '',
  retention: retention_months,
})

/** The body that changes an account into its draft; `withoutAvatar` takes its picture away. */
export const accountBody = (draft: AccountDraft, withoutAvatar = false): z.input<typeof updateUser.body> => ({
  name: draft.name,
  email: draft.email,
  phone: draft.phone,
  password: draft.password,
  password_confirmation: draft.confirmation,
  retention_months: draft.retention,
  ...(withoutAvatar ? { avatar: '' } : {}),
})

/** Where a form shows what the server says of a field. */
export const ACCOUNT_FIELDS: Readonly<Record<string, keyof AccountDraft | 'avatar'>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  password: 'password',
  password_confirmation: 'confirmation',
  avatar: 'avatar',
  retention_months: 'retention',
}
