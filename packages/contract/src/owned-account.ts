import { plainNumber } from '@nelly/domain/typed-number'
import type { z } from 'zod'
import { editBody } from './edit-body.ts'
import type { AccountAnswer, updateUser } from './profile.ts'

/** An account as its form holds it. A blank password is not changed; the avatar is sent beside the body. */
export interface AccountDraft {
  name: string
  email: string
  phone: string
  password: string
  confirmation: string
  /** Required where the password or the e-mail is changed. */
  currentPassword: string
  /** In months; a string while it is typed. */
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

/** Whether a draft changes the e-mail or the password, which the form only allows with the current password. */
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
  retention_months: plainNumber(draft.retention, 'count'),
  ...(withoutAvatar ? { avatar: '' } : {}),
})

/** The initial values of an account's form: its draft, and the path of its picture. */
export interface AccountRead extends AccountDraft {
  avatar: string | null
}

export const accountRead = (account: AccountAnswer): AccountRead => ({
  ...accountDraft(account),
  avatar: account.avatar,
})

/** The body that changes what differs in a draft from what was read; the picture may be removed, or sent beside it. */
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

/** The form field that shows the error of a field of the wire. */
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
