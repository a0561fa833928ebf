import type { CustomerSummary } from '@nelly/contract/customers/customers'
import { phoneLink } from '@nelly/domain/customers/phone'
import { Link } from 'react-router'
import { DoNotRentBadge } from '../reservations/do-not-rent-badge.tsx'
import { EmailLink } from '../reservations/email-link.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import record from '../ui/record-cards.module.css'
import { useWords } from '../words/use-words.ts'
import css from './customers.module.css'

/** Customers as a table; as cards where there is no room for all columns. */
export function CustomerTable({ customers }: { customers: readonly CustomerSummary[] }) {
  const columns = useColumns()
  return (
    <DataTable
      columns={columns}
      rows={customers}
      keyOf={({ id }) => id}
      cards={<CustomerCards customers={customers} />}
    />
  )
}

function useColumns(): Column<CustomerSummary>[] {
  const t = useWords('customers')
  return [
    {
      title: t('name'),
      kind: 'heading',
      rem: 12,
      value: (customer) => (
        <>
          <NameLink customer={customer} />
          <DoNotRentBadge reason={customer.doNotRentReason} />
        </>
      ),
    },
    {
      title: t('phone'),
      kind: 'code',
      rem: 7,
      value: ({ phone }) => <a href={phoneLink(phone)}>{phone}</a>,
    },
    {
      title: t('email'),
      kind: 'text',
      rem: 12,
      value: ({ email }) => (email ? <EmailLink email={email} /> : '—'),
    },
    {
      title: t('reservationsColumn'),
      kind: 'figure',
      rem: 4,
      value: ({ reservations }) => reservations,
    },
  ]
}

function CustomerCards({ customers }: { customers: readonly CustomerSummary[] }) {
  const t = useWords('customers')
  return (
    <ul className="tiles">
      {customers.map((customer) => (
        <li key={customer.id} className={record.card}>
          <div className={record.whole}>
            <h2>
              <NameLink customer={customer} />
            </h2>
            <p className="muted">{t('reservations', { count: customer.reservations })}</p>
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
