import { readMessageSettings } from '@nelly/contract/messaging/message-settings'
import { useQuery } from '@tanstack/react-query'
import { formQuery } from '../session/call-query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { MessagesForm } from './messages-form.tsx'

/** What customers are told, and when. */
export function MessagesScreen() {
  const t = useWords('messages')
  const query = useQuery(formQuery(['message-settings'], readMessageSettings))
  return (
    <>
      <PageTitle
        before={<BackLink to="/user-config" label={t('back')} />}
        title={t('title')}
        lead={t('lead')}
      />
      {query.isSuccess ? <MessagesForm stored={query.data} /> : <NotLoaded query={query} />}
    </>
  )
}
