import { Table } from '@mantine/core'
import type { CustomerSummary } from '@nelly/contract/owned-customer'
import { phoneLink } from '@nelly/domain/phone'
import { Link } from 'react-router'
import { DoNotRentBadge } from '../reservations/do-not-rent-badge.tsx'
import { EmailLink } from '../reservations/email-link.tsx'
import listing from '../ui/listing.module.css'
import record from '../ui/record-cards.module.css'
import { useRoomForRows } from '../ui/use-room-for-rows.ts'
import { useWords } from '../words/use-words.ts'
import css from './customers.module.css'

/** The width of a screen on which all columns fit beside the menu. */
const ROOM_PIXELS = 1000

/** Customers as a table; as cards where there is no room for rows. */
export function CustomerTable({ customers }: { customers: readonly CustomerSummary[] }) {
  const t = useWords('customers')
  if (!useRoomForRows(ROOM_PIXELS)) return <CustomerCards customers={customers} />
  return (
    <div className={listing.rows}>
      <Table verticalSpacing="sm" horizontalSpacing={12} className={listing.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('name')}</Table.Th>
            <Table.Th>{t('phone')}</Table.Th>
            <Table.Th>{t('email')}</Table.Th>
            <Table.Th className={css.number}>{t('reservationsColumn')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {customers.map((customer) => (
            <Table.Tr key={customer.id}>
              <Table.Th scope="row">
                <NameLink customer={customer} />
                <DoNotRentBadge reason={customer.doNotRentReason} />
              </Table.Th>
              <Table.Td>
                <a className={css.link} href={phoneLink(customer.phone)}>
                  {customer.phone}
                </a>
              </Table.Td>
              <Table.Td>
                {customer.email ? <EmailLink email={customer.email} className={css.link} /> : '—'}
              </Table.Td>
              <Table.Td className={css.number}>{customer.reservations}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function CustomerCards({ customers }: { customers: readonly CustomerSummary[] }) {
  const t = useWords('customers')
  return (
    <ul className={record.cards}>
      {customers.map((customer) => (
        <li key={customer.id} className={record.card}>
          <div className={css.cardHead}>
            <h2 className={record.name}>
              <NameLink customer={customer} />
            </h2>
            <p className={record.note}>{t('reservations', { count: customer.reservations })}</p>
            <DoNotRentBadge reason={customer.doNotRentReason} />
          </div>
          <dl className={record.facts}>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={phoneLink(customer.phone)}>{customer.phone}</a>
            </dd>
            {customer.email && (
              <>
                <dt>{t('email')}</dt>
                <dd>
                  <EmailLink email={customer.email} />
                </dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function NameLink({ customer: { id, firstName, lastName } }: { customer: CustomerSummary }) {
  return (
    <Link className={css.name} to={`/app/customers/${id}`}>
      {firstName} {lastName}
    </Link>
  )
}
