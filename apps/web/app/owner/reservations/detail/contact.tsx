import { Button } from '@mantine/core'
import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import { phoneLink, whatsappLink } from '@nelly/domain/phone'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import css from './reservation-dialog.module.css'

/** Links to contact the customer; for an erased reservation, that the data was erased. */
export function Contact({ reservation }: { reservation: OwnedReservation }) {
  const say = useWords('reservation')
  if (reservation.erasedAt) return <p className={css.note}>{say('erasedHint')}</p>
  return <ContactLinks {...reservation} />
}

/** Writes to somebody, calls them, or writes by WhatsApp. */
export function ContactLinks({ email, phone }: Pick<OwnedReservation, 'email' | 'phone'>) {
  const say = useWords('reservation')
  const whatsApp = whatsappLink(phone)
  return (
    <div className={css.contact}>
      {email && (
        <ContactLink href={`mailto:${email}`} Icon={IconMail}>
          {email}
        </ContactLink>
      )}
      <ContactLink href={phoneLink(phone)} Icon={IconPhone}>
        {phone}
      </ContactLink>
      {whatsApp && (
        <ContactLink href={whatsApp} Icon={IconBrandWhatsapp} outside>
          {say('whatsApp')}
        </ContactLink>
      )}
    </div>
  )
}

function ContactLink(props: { href: string; Icon: typeof IconMail; outside?: boolean; children: string }) {
  return (
    <Button
      component="a"
      href={props.href}
      variant="default"
      size="sm"
      leftSection={<props.Icon size={17} stroke={1.7} aria-hidden="true" />}
      className={css.contactLink}
      {...(props.outside && { target: '_blank', rel: 'noreferrer' })}
    >
      {props.children}
    </Button>
  )
}
