import { IconPlayerPause } from '@tabler/icons-react'
import { useMembership } from '../roles/use-membership.ts'
import { NoticeBar } from '../ui/notice-bar.tsx'
import { useWords } from '../words/use-words.ts'

/** Says on every screen that the account is suspended, what can be done all the same, and what its pages say. */
export function SuspensionNotice() {
  const t = useWords('roles')
  const suspension = useMembership().data?.suspension
  if (!suspension) return null
  return (
    <NoticeBar Icon={IconPlayerPause}>
      <strong>{t('suspendedTitle')}</strong> {t('suspended')} {suspension.note}
    </NoticeBar>
  )
}
