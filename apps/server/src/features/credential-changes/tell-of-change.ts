import type { PersonId } from '@nelly/domain/ids'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { people } from '../../platform/db/schema.ts'
import type { Mailing } from '../../platform/http/mailing.ts'
import { actionLetter } from '../../platform/mail/letter/action-letter.ts'
import { plain } from '../../platform/mail/plain.ts'
import { i18nIn } from '../reservations/mail/mail-i18n.ts'
import { enqueueMails } from '../reservations/mail/outbox.ts'

/** What changed of that by which somebody signs in; the last by whoever runs the server. */
export type CredentialChange =
  | 'email'
  | 'password'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-codes'
  | 'factors-reset'

/**
 * Mails a person what changed of that by which they sign in, in the transaction of the change; call `wakeJobWorker` after the commit.
 * Of a changed e-mail the former address is told: call it before. The audit tells of other factors than password and e-mail by this too.
 */
export async function tellOfChange(
  tx: Database,
  person: PersonId,
  change: CredentialChange,
  { language, origin, now, email = '' }: Mailing & { email?: string },
): Promise<void> {
  const [told] = await tx.select({ email: people.email }).from(people).where(eq(people.id, person))
  if (!told) return
  if (change !== 'email' && change !== 'password')
    await tx.update(people).set({ factorsChangedAt: now }).where(eq(people.id, person))
  const { t } = i18nIn(language)
  const content = actionLetter({
    language,
    senderName: 'Nelly',
    subject: t(`signInChanged.${change}.subject`),
    heading: t(`signInChanged.${change}.heading`),
    lead: t(`signInChanged.${change}.lead`, { email: plain(email) }),
    action: {
      label: t('signInChanged.label'),
      hint: t('signInChanged.hint'),
      url: `${origin}/app/security`,
    },
    footer: t('signInChanged.footer'),
  })
  await enqueueMails(tx, null, {
    mails: [{ kind: 'sign-in-changed', to: told.email, content }],
    origin,
    now,
  })
}
