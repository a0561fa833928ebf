import { exportCustomers } from '@nelly/contract/imports/imports'
import { ImportLink } from '../imports/import-link.tsx'
import { DownloadButton } from '../mutations/download-button.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { fileOf } from '../session/call.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { CustomerList } from './customer-list.tsx'

/** Everybody who has reserved with the operator. */
export function CustomersScreen() {
  const t = useWords('customers')
  const action = (
    <>
      <IfMay call="exportCustomers">
        <DownloadButton
          file={() => fileOf(exportCustomers, {})}
          name={`${t('exportName')}.csv`}
          failed={t('exportFailed')}
        >
          {t('export')}
        </DownloadButton>
      </IfMay>
      <ImportLink kind="customers" />
    </>
  )
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} action={action} />
      <CustomerList />
    </>
  )
}
