import { ActionIcon } from '@mantine/core'
import type { DeskReservation } from '@nelly/contract/reservations/desk'
import { phoneLink, whatsappLink } from '@nelly/domain/customers/phone'
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import { useCustomerName } from '../reservations/use-customer-name.ts'
import { IfMay } from '../roles/if-may.tsx'
import { useWords } from '../words/use-words.ts'
import { MessageButton } from './message-button.tsx'

/** Calls or writes to the customer; nothing where their data was erased. */
export function CustomerLinks({ reservation }: { reservation: DeskReservation }) {
  const t = useWords('desk')
  const guest = useCustomerName()
  if (reservation.erasedAt) return null
  const name = guest(reservation)
  return (
    <div className="line">
      <ActionIcon
        component="a"
        href={phoneLink(reservation.phone)}
        variant="default"
        size={36}
        aria-label={t('call', { name })}
      >
        <IconPhone size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      {reservation.whatsapp && (
        <ActionIcon
          component="a"
          href={whatsappLink(reservation.whatsapp)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          size={36}
          aria-label={t('whatsApp', { name })}
        >
          <IconBrandWhatsapp size={18} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      )}
      <IfMay call="prepareMessage">
        <MessageButton reservationId={reservation.id} name={name} />
      </IfMay>
    </div>
  )
}
