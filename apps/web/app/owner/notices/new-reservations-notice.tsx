import { Button, CloseButton } from '@mantine/core'
import type { NewReservation } from '@nelly/contract/reservations/new-reservations'
import { IconBell } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { NoticeBar } from '../ui/notice-bar.tsx'
import { useWords } from '../words/use-words.ts'
import { addSeen } from './seen-reservations.ts'
import { notificationState, requestNotifications, showNotification } from './system-notification.ts'
import { useNewReservations } from './use-new-reservations.ts'

const COUNT = /^\(\d+\) /

/** Puts a count before the title of the tab: `(2) Reservaciones | Nelly`. The router sets the title of each screen anew. */
function useCountInTitle(count: number): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation, which has set another title.
  useEffect(() => {
    const title = document.title.replace(COUNT, '')
    document.title = count > 0 ? `(${count}) ${title}` : title
  }, [count, key])
}

/** Tells of reservations that come in: above the page, in the tab's title, and by the system where that is allowed. */
export function NewReservationsNotice() {
  const t = useWords('notices')
  const navigate = useNavigate()
  const found = useNewReservations()
  const count = found?.count ?? 0
  const [only] = found?.reservations ?? []
  useCountInTitle(count)
  const open = () => {
    if (found) addSeen(found)
    void navigate(count === 1 && only ? `/reservation?reservation=${only.id}` : '/reservation')
  }
  useSystemNotification(only, open)
  return (
    <div role="status">
      {found && count > 0 && only && (
        <NoticeBar
          Icon={IconBell}
          action={
            <span className="row">
              <AllowButton />
              <Button size="compact-md" onClick={open}>
                {t('look')}
              </Button>
              <CloseButton aria-label={t('dismiss')} onClick={() => addSeen(found)} />
            </span>
          }
        >
          <strong>{t('title', { count })}</strong>{' '}
          {t('newest', {
            name: `${only.firstName} ${only.lastName}`,
            vehicle: only.vehicleName,
            landing: only.landingName,
          })}
        </NoticeBar>
      )}
    </div>
  )
}

/** Offers notifications of the system, until the operator has decided. */
function AllowButton() {
  const t = useWords('notices')
  const [state, setState] = useState(notificationState)
  if (state !== 'undecided') return null
  return (
    <Button size="compact-md" variant="default" onClick={async () => setState(await requestNotifications())}>
      {t('allow')}
    </Button>
  )
}

/** Shows the newest reservation as a notification of the system, once each. */
function useSystemNotification(newest: NewReservation | undefined, onOpen: () => void): void {
  const t = useWords('notices')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reservation, not for each rendering.
  useEffect(() => {
    if (!newest) return
    showNotification({
      id: newest.id,
      title: t('title', { count: 1 }),
      text: t('newest', {
        name: `${newest.firstName} ${newest.lastName}`,
        vehicle: newest.vehicleName,
        landing: newest.landingName,
      }),
      onOpen,
    })
  }, [newest?.id])
}
