import type { SiteDraft } from '@nelly/contract/site/calls'
import { siteDocument } from '@nelly/contract/site/document'
import { isPhone } from '@nelly/domain/customers/phone'
import type { Contact } from '@nelly/domain/site/site-document'
import { useWords } from '../words/use-words.ts'
import { CheckedField } from './fields/checked-field.tsx'
import { useSite } from './site-context.ts'

const LONGEST = { phone: 40, email: 254, whatsapp: 40, address: 300 } as const

const emailField = siteDocument.shape.contact.shape.email

/** A text that is empty or passes a check, without the space around it. */
const emptyOr = (passes: (text: string) => boolean) => (typed: string) => {
  const text = typed.trim()
  return text === '' || passes(text) ? text : undefined
}

/** Whether the server has read the number as none of WhatsApp. */
const isWrongChat = (whatsapp: string, stored: SiteDraft): boolean =>
  whatsapp !== '' && stored.document.contact.whatsapp === whatsapp && !(whatsapp in stored.phones)

/** How visitors reach the operator. */
export function ContactPage() {
  const t = useWords('site')
  const { document, stored, edit } = useSite().site
  const { contact } = document
  const field = (name: keyof Contact) => ({
    field: `contact.${name}`,
    label: t(`contact.${name}`),
    value: contact[name],
    longest: LONGEST[name],
    onChange: (value: string) => edit((now) => ({ ...now, contact: { ...now.contact, [name]: value } })),
  })
  return (
    <div className="card stack" data-field="contact">
      <p className="soft">{t('contact.lead')}</p>
      <CheckedField
        {...field('phone')}
        inputMode="tel"
        parse={emptyOr(isPhone)}
        error={t('contact.phoneWrong')}
      />
      <CheckedField
        {...field('whatsapp')}
        hint={t('contact.whatsappHint')}
        inputMode="tel"
        parse={emptyOr(isPhone)}
        error={t('contact.whatsappWrong')}
        fault={isWrongChat(contact.whatsapp, stored) ? t('contact.whatsappWrong') : undefined}
      />
      <CheckedField
        {...field('email')}
        inputMode="email"
        parse={emptyOr((text) => emailField.safeParse(text).success)}
        error={t('contact.emailWrong')}
      />
      <CheckedField {...field('address')} isMultiline parse={(typed) => typed} error="" />
    </div>
  )
}
