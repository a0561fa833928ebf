import { ImportLink } from '../imports/import-link.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { CustomerList } from './customer-list.tsx'

/** Everybody who has reserved with the operator. */
export function CustomersScreen() {
  const t = useWords('customers')
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} action={<ImportLink kind="customers" />} />
      <CustomerList />
    </>
  )
}
