import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { AccountForm } from './account-form.tsx'
import { DataExport } from './data-export.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { useAccount } from './use-account.ts'

/** The operator's own account, the language of their screens, and the export of their data. */
export function SettingsScreen() {
  const say = useWords('settings')
  const common = useWords('common')
  const account = useAccount()
  return (
    <>
      <PageTitle title={say('title')} lead={say('lead')} />
      {account.isPending && <Loading words={common('loading')} />}
      {account.isError && <LoadError error={account.error} onRetry={() => account.refetch()} />}
      {account.isSuccess && <AccountForm key={account.data.id} account={account.data} />}
      <LanguageChoice />
      <DataExport />
    </>
  )
}
