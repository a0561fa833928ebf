import { whatsappLink } from '@nelly/domain/customers/phone'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon.tsx'

/** A link that begins a chat with the operator by these words; nothing where the site has no number that can be one. */
export function ChatLink({ text }: { text: string }) {
  const { t } = useI18n()
  const { site, phones } = useLanding()
  const digits = phones[site.contact.whatsapp]
  if (!digits) return null
  return (
    <a className={button.text} href={whatsappLink(digits, text)}>
      <Icon name="chat" /> {t('contact.chat')}
    </a>
  )
}
