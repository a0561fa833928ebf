import { MIN_PASSWORD } from '@nelly/domain/limits'
import type { NewOwnerRefusal } from '../features/accounts/add-owner.ts'

/** How the command line words what an account is refused for. */
export const ownerWords: Readonly<Record<NewOwnerRefusal | 'owner-unknown', string>> = {
  'email-invalid': 'This is no e-mail address.',
  'email-taken': 'An operator with this e-mail address is there already.',
  'owner-name-empty': 'The name must not be empty.',
  'password-too-short': `A password has ${MIN_PASSWORD} characters or more.`,
  'owner-unknown': 'No operator has this e-mail address.',
}
