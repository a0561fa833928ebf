import { plainNumber } from '@nelly/domain/typed-number'
import type { z } from 'zod'
import { editBody } from './edit-body.ts'
import type { AccountAnswer, updateUser } from './profile.ts'

/** An account as its form holds it. A blank password stays what it is; the avatar travels beside the body. */
export interface AccountDraft {
  name: string
  email: string
  phone: string
  password: string
  confirmation: string
  /** Asked for where the password or the e-mail is changed. */
  currentPassword: string
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
  currentPassword: '',
  retention: retention_months,
})

/** Whether a draft changes how its owner signs in, which the form lets nobody do who doesn't know the current password. */
export const needsCurrentPassword = (draft: AccountDraft, { email }: Pick<AccountAnswer, 'email'>): boolean =>
  draft.password !== '' || draft.email.trim().toLowerCase() !== email

/** The body that changes an account into its draft; `withoutAvatar` takes its picture away. */
export const accountBody = (draft: AccountDraft, withoutAvatar = false): z.input<typeof updateUser.body> => ({
  name: draft.name,
  email: draft.email,
  phone: draft.phone,
  password: draft.password,
  password_confirmation: draft.confirmation,
  current_password: draft.currentPassword,
  retention_months: plainNumber(draft.retention),
  ...(withoutAvatar ? { avatar: '' } : {}),
})

/** An account's values as its form began with them: its draft, and the path of its picture. */
export interface AccountRead extends AccountDraft {
  avatar: string | null
}

export const accountRead = (account: AccountAnswer): AccountRead => ({
  ...accountDraft(account),
  avatar: account.avatar,
})

/** The body that changes what differs in a draft from what was read; its picture may go, or come beside it. */
export const accountEditBody = (
  draft: AccountDraft,
  read: AccountRead,
  avatar: { removed: boolean; file?: unknown },
): z.input<typeof updateUser.body> =>
  editBody(
    accountBody(draft, avatar.removed),
    { ...accountBody(read), avatar: read.avatar },
    { files: avatar.removed || avatar.file ? ['avatar'] : [] },
  )

/** Where a form shows what the server says of a field. */
export const ACCOUNT_FIELDS: Readonly<Record<string, keyof AccountDraft | 'avatar'>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  password: 'password',
  password_confirmation: 'confirmation',
  current_password: 'currentPassword',
  avatar: 'avatar',
  retention_months: 'retention',
}
