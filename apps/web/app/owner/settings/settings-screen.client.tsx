import { Button, SegmentedControl, Text } from '@mantine/core'
import { exportAccount } from '@nelly/contract/specified/profile'
import type { Language } from '@nelly/contract/wire'
import { TRAITS } from '@nelly/contract/words/languages'
import { LANGUAGES } from '@nelly/domain/languages'
import { IconBell, IconMessage, IconReceipt, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { deviceToday } from '../dates/device-today.ts'
import { DownloadButton } from '../mutations/download-button.tsx'
import { notificationState, requestNotifications } from '../notices/system-notification.ts'
import { IfMay } from '../roles/if-may.tsx'
import { fileOf } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { FormSection } from '../ui/form-section.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useLanguageChoice } from '../words/use-language-choice.ts'
import { useWords } from '../words/use-words.ts'
import { AccountForm } from './account-form.tsx'
import { BankAccountsSection } from './bank-accounts-section.tsx'
import { EmailSection } from './email-section.tsx'
import { GatewaysSection } from './gateways-section.tsx'
import { LegalIdentitySection } from './legal-identity-section.tsx'
import { useAccount } from './use-account.ts'

/** The operator's own account, who it is on paper, the language of their screens, and the export of their data. */
export function SettingsScreen() {
  const t = useWords('settings')
  const account = useAccount()
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      {account.isSuccess ? (
        <AccountForm key={account.data.id} account={account.data} />
      ) : (
        <NotLoaded query={account} />
      )}
      <LegalIdentitySection />
      <IfMay call="listSalesOfMonth">
        <SalesLink />
      </IfMay>
      <BankAccountsSection />
      <GatewaysSection />
      <EmailSection />
      <MessagesLink />
      <SecurityLink />
      <LanguageChoice />
      <NotificationChoice />
      <IfMay call="exportAccount">
        <DataExport />
      </IfMay>
    </>
  )
}

/** Where the sales of each month are. */
function SalesLink() {
  const t = useWords('settings')
  return (
    <FormSection title={t('sales')} hint={t('salesHint')}>
      <Button
        component={Link}
        to="/app/sales"
        variant="default"
        w="fit-content"
        leftSection={<IconReceipt size={18} aria-hidden="true" />}
      >
        {t('salesOpen')}
      </Button>
    </FormSection>
  )
}

/** Where it is decided what customers are told. */
function MessagesLink() {
  const t = useWords('settings')
  return (
    <FormSection title={t('messages')} hint={t('messagesHint')}>
      <Button
        component={Link}
        to="/app/messages"
        variant="default"
        w="fit-content"
        leftSection={<IconMessage size={18} aria-hidden="true" />}
      >
        {t('messagesOpen')}
      </Button>
    </FormSection>
  )
}

/** Where sessions and the second factor are. */
function SecurityLink() {
  const t = useWords('settings')
  return (
    <FormSection title={t('security')} hint={t('securityHint')}>
      <Button
        component={Link}
        to="/app/security"
        variant="default"
        w="fit-content"
        leftSection={<IconShieldCheck size={18} aria-hidden="true" />}
      >
        {t('securityOpen')}
      </Button>
    </FormSection>
  )
}

/** The language of the owner's screens; it changes at once. Each is named in itself. */
function LanguageChoice() {
  const t = useWords('settings')
  const [language, choose] = useLanguageChoice()
  return (
    <FormSection title={t('language')} hint={t('languageHint')}>
      <SegmentedControl
        size="md"
        maw={320}
        aria-label={t('languageLabel')}
        value={language}
        onChange={(value) => choose(value as Language)}
        data={LANGUAGES.map((value) => ({ value, label: TRAITS[value].name }))}
      />
    </FormSection>
  )
}

/** Exports all stored data of the operator as a file. */
function DataExport() {
  const t = useWords('settings')
  return (
    <FormSection title={t('export')} hint={t('exportHint')}>
      <DownloadButton
        w="fit-content"
        file={() => fileOf(exportAccount, { params: { userId: ownerId() } })}
        name={() => `${t('exportName')}-${deviceToday()}.json`}
        done={t('exported')}
        failed={t('exportFailed')}
      >
        {t('exportButton')}
      </DownloadButton>
    </FormSection>
  )
}

/** Whether this browser notifies of new reservations. Only the browser itself can take the permission back. */
function NotificationChoice() {
  const t = useWords('settings')
  const [state, setState] = useState(notificationState)
  return (
    <FormSection title={t('notices')} hint={t('noticesHint')}>
      {state === 'undecided' ? (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconBell size={18} aria-hidden="true" />}
          onClick={async () => setState(await requestNotifications())}
        >
          {t('noticesAllow')}
        </Button>
      ) : (
        <Text role="status">{t(`noticesState.${state}`)}</Text>
      )}
    </FormSection>
  )
}
