import { Button } from '@mantine/core'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { phoneLink, whatsappLink } from '@nelly/domain/customers/phone'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import css from './reservation-dialog.module.css'

/** Links to contact the customer; for an erased reservation, that the data was erased. */
export function Contact({ reservation }: { reservation: OwnedReservationDetails }) {
  const t = useWords('reservation')
  if (reservation.erasedAt) return <p className="muted">{t('erasedHint')}</p>
  return <ContactLinks {...reservation} />
}

/** Writes to somebody, calls them, or writes by WhatsApp where the phone can be a number. */
export function ContactLinks({
  email,
  phone,
  whatsapp,
}: Pick<OwnedReservationDetails, 'email' | 'phone' | 'whatsapp'>) {
  const t = useWords('reservation')
  return (
    <div className="row">
      {email && (
        <ContactLink href={`mailto:${email}`} Icon={IconMail}>
          {email}
        </ContactLink>
      )}
      <ContactLink href={phoneLink(phone)} Icon={IconPhone}>
        {phone}
      </ContactLink>
      {whatsapp && (
        <ContactLink href={whatsappLink(whatsapp)} Icon={IconBrandWhatsapp} outside>
          {t('whatsApp')}
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
