import { useDebouncedValue } from '@mantine/hooks'
import { MOST_COUNTED } from '@nelly/contract/customers/customers'
import { IconUsers } from '@tabler/icons-react'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Pages, usePage } from '../ui/pages.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { saying, useAddress } from '../ui/use-address.ts'
import { useWords } from '../words/use-words.ts'
import { CustomerTable } from './customer-table.tsx'
import { PER_PAGE, useCustomerPage } from './use-customer-page.ts'

/** Milliseconds without a change before a search is sent. */
const PAUSE = 250

/** The customers who match the search of the address, in pages. */
export function CustomerList() {
  const t = useWords('customers')
  const [address, change] = useAddress()
  const search = address.get('search') ?? ''
  const [page] = usePage()
  const [asked] = useDebouncedValue(search, PAUSE)
  const found = useCustomerPage(asked, page)
  if (!found.data) return <NotLoaded query={found} />
  const { items, total } = found.data
  if (total === 0 && asked === '' && search === '') return <NoneYet />
  return (
    <>
      <search className="spaced">
        <SearchField
          label={t('search')}
          value={search}
          onChange={(text) => change(saying({ search: text || undefined, page: undefined }))}
        />
      </search>
      <p className="muted spaced" role="status">
        {total === undefined ? t('countMore', { count: MOST_COUNTED }) : t('count', { count: total })}
      </p>
      {total === 0 ? (
        <p className="nothing">{t('nothing', { text: asked })}</p>
      ) : (
        <CustomerTable customers={items} />
      )}
      <Pages label={t('pages')} list={found.data} perPage={PER_PAGE} />
    </>
  )
}

function NoneYet() {
  const t = useWords('customers')
  return (
    <EmptyState
      Icon={IconUsers}
      title={t('emptyTitle')}
      link={{ to: '/reservation', label: t('toReservations') }}
    >
      {t('empty')}
    </EmptyState>
  )
}
