import { Anchor, Button, Group, Text } from '@mantine/core'
import type { CustomerAnswer } from '@nelly/contract/customers/customers'
import { formatMoney } from '@nelly/domain/money'
import { IconArrowsJoin2, IconBan, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormatter } from 'use-intl'
import { useMoment } from '../../dates/use-moment.ts'
import { ContactLinks } from '../../reservations/detail/contact.tsx'
import { IfMay } from '../../roles/if-may.tsx'
import { useSees } from '../../roles/use-membership.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './customer.module.css'
import { CustomerRentals } from './customer-rentals.tsx'
import { useEraseCustomer } from './use-erase-customer.ts'

const CustomerForm = lazyPart(async () => ({ default: (await import('./customer-form.tsx')).CustomerForm }))
const MergeForm = lazyPart(async () => ({ default: (await import('./merge-form.tsx')).MergeForm }))

/** What is known of a customer, with all that can be done. */
export function CustomerDetail({ customer }: { customer: CustomerAnswer }) {
  const t = useWords('customers')
  const format = useFormatter()
  const seesNotes = useSees('customerNotes')
  const totals = customer.totals ?? []
  const [opened, open] = useState<'edit' | 'merge'>()
  const erase = useEraseCustomer(customer)
  const name = `${customer.firstName} ${customer.lastName}`
  const close = () => open(undefined)
  const day = format.dateTime(new Date(customer.createdAt), { dateStyle: 'long' })
  return (
    <>
      <Anchor component={Link} to="/app/customers" display="inline-block" py={4} mb={8}>
        {t('back')}
      </Anchor>
      <PageTitle
        title={name}
        lead={t('since', { day })}
        action={
          <IfMay call="changeCustomer">
            <Button
              leftSection={<IconPencil size={17} stroke={1.7} aria-hidden="true" />}
              onClick={() => open('edit')}
            >
              {t('edit')}
            </Button>
          </IfMay>
        }
      />
      <div className={css.parts}>
        <Refused customer={customer} />
        <TitledCard title={t('contact')}>
          <ContactLinks {...customer} />
          <AlsoKnown customer={customer} />
          {customer.identityDocument && (
            <p>
              {t(`documentKinds.${customer.identityDocument.kind}`)} {customer.identityDocument.number}
            </p>
          )}
        </TitledCard>
        {seesNotes && (
          <TitledCard title={t('notes')}>
            <p className={customer.notes ? 'as-typed' : 'soft'}>{customer.notes ?? t('noNotes')}</p>
          </TitledCard>
        )}
        <TitledCard title={t('reservations', { count: customer.reservations })}>
          {totals.length > 0 && (
            <Text fw={600}>
              {t('spent')}:{' '}
              {totals.map(({ total, currency }) => formatMoney({ minor: total, currency })).join(' + ')}
            </Text>
          )}
          <CustomerRentals customer={customer} />
        </TitledCard>
      </div>
      <Group justify="space-between" mt={24}>
        <IfMay call="mergeCustomers">
          <Button
            variant="default"
            leftSection={<IconArrowsJoin2 size={17} stroke={1.7} aria-hidden="true" />}
            onClick={() => open('merge')}
          >
            {t('merge')}
          </Button>
        </IfMay>
        <IfMay call="eraseCustomer">
          <Button
            variant="subtle"
            color="red.8"
            c="red.9"
            leftSection={<IconTrash size={17} stroke={1.7} aria-hidden="true" />}
            onClick={erase}
          >
            {t('erase')}
          </Button>
        </IfMay>
      </Group>
      <TitledDialog opened={opened === 'edit'} onClose={close} title={name} isWide>
        <CustomerForm customer={customer} onDone={close} />
      </TitledDialog>
      <TitledDialog opened={opened === 'merge'} onClose={close} title={t('mergeTitle')} isWide>
        <MergeForm customer={customer} onDone={close} />
      </TitledDialog>
    </>
  )
}

/** That the operator does not rent to them, why, and who decided it. */
function Refused({ customer }: { customer: CustomerAnswer }) {
  const t = useWords('customers')
  const moment = useMoment()
  const { doNotRentReason, doNotRentAt, doNotRentBy } = customer
  if (!doNotRentReason || !doNotRentAt) return null
  return (
    <div className={css.refused}>
      <IconBan size={20} stroke={1.8} aria-hidden="true" />
      <p>
        <strong>{t('mergeRefused', { reason: doNotRentReason })}</strong>
        <span className="muted">
          {t('decided', { who: doNotRentBy ?? t('decidedBy'), moment: moment(doNotRentAt) })}
        </span>
      </p>
    </div>
  )
}

/** The further addresses and phones by which they are recognised. */
function AlsoKnown({ customer }: { customer: CustomerAnswer }) {
  const t = useWords('customers')
  const digits = customer.phone.replace(/\D/g, '')
  const others = [
    ...customer.emails.filter((email) => email !== customer.email.toLowerCase()),
    ...customer.phones.filter((phone) => !phone.endsWith(digits)).map((phone) => `+${phone}`),
  ]
  if (others.length === 0) return null
  return <p className="soft">{t('alsoKnown', { contacts: others.join(', ') })}</p>
}
