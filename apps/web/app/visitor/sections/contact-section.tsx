import { phoneLink } from '@nelly/domain/phone'
import type { SectionNamed } from '@nelly/domain/site/sections'
import { whatsappLink } from '../contact/whatsapp-link.ts'
import section from '../home/section.module.css'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import styles from './contact.module.css'
import { useMarks } from './marks.ts'
import { SectionHead } from './section-head.tsx'

/** How the operator is reached; nothing where the site says no way. */
export function ContactSection({ section: shown }: { section: SectionNamed<'contact'> }) {
  const { say } = useI18n()
  const { site, displayName } = useLanding()
  const mark = useMarks(shown.id)
  const { phone, email, whatsapp, address } = site.contact
  const chat = whatsappLink(whatsapp, say('contact.chatText', { name: displayName }))
  const ways: readonly { icon: IconName; name: string; text: string; href?: string }[] = [
    { icon: 'phone', name: say('contact.phone'), text: phone, href: phoneLink(phone) },
    { icon: 'chat', name: 'WhatsApp', text: whatsapp, ...(chat && { href: chat }) },
    { icon: 'mail', name: say('contact.email'), text: email, href: `mailto:${email}` },
    { icon: 'pin', name: say('contact.address'), text: address },
  ]
  const known = ways.filter(({ text }) => text !== '')
  if (known.length === 0) return null
  return (
    <section className={section.section} {...mark()}>
      <SectionHead section={shown} usual={say('contact.title')} />
      <ul className={styles[shown.variant]}>
        {known.map(({ icon, name, text, href }) => (
          <li key={icon} className={styles.way}>
            <Icon name={icon} className={styles.icon} />
            <span className={styles.name}>{name}</span>{' '}
            {href ? (
              <a className={styles.value} href={href}>
                {text}
              </a>
            ) : (
              <span className={styles.value}>{text}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
