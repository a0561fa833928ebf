import { Button, Text } from '@mantine/core'
import { SESSION_WARNING_SECONDS } from '@nelly/domain/limits'
import { IconClock } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { LazyContent } from '../ui/lazy-content.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { NoticeBar } from '../ui/notice-bar.tsx'
import { useWords } from '../words/use-words.ts'
import { storedSession } from './session-storage.ts'

const StaySignedInForm = lazyPart(async () => ({
  default: (await import('./stay-signed-in-form.tsx')).StaySignedInForm,
}))

/**
 * Warns that the session is about to end and offers to extend it: in a dialog above any other dialog, and once that was
 * dismissed, in a bar above the page.
 */
export function SessionEnding({ onOver }: { onOver: () => void }) {
  const t = useWords('session')
  const secondsLeft = useSessionSeconds(onOver)
  const [putOff, setPutOff] = useState(false)
  const ending = secondsLeft !== undefined
  if (!ending && putOff) setPutOff(false)
  const left = t('left', { time: clockOf(secondsLeft ?? 0) })
  return (
    <>
      {ending && putOff && (
        <NoticeBar
          Icon={IconClock}
          action={
            <Button size="compact-md" onClick={() => setPutOff(false)}>
              {t('stay')}
            </Button>
          }
        >
          {left}
        </NoticeBar>
      )}
      <Dialog opened={ending && !putOff} onClose={() => setPutOff(true)} label={t('title')}>
        <QuietTitle>{t('title')}</QuietTitle>
        <Text mb={4} fw={600}>
          {left}
        </Text>
        <Text mb={16}>{t('hint')}</Text>
        <LazyContent>
          <StaySignedInForm onCancel={() => setPutOff(true)} />
        </LazyContent>
      </Dialog>
    </>
  )
}

/**
 * Takes the focus once the dialog is open. It may open while somebody types; those keys must neither end up in the
 * password nor press a button.
 */
function QuietTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => title.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <h2 ref={title} className="heading" tabIndex={-1}>
      {children}
    </h2>
  )
}

const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * The seconds that are left of a session about to end; otherwise undefined. Read from the device's storage, so that
 * extending the session works in every tab. `onOver` is called at zero.
 */
function useSessionSeconds(onOver: () => void): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const isEnding = secondsLeft !== undefined
  useEffect(() => {
    const look = () => {
      const session = storedSession()
      if (!session && isEnding) onOver()
      const left = session ? Math.ceil((session.expiresAt.getTime() - Date.now()) / 1000) : undefined
      setSecondsLeft(left !== undefined && left <= SESSION_WARNING_SECONDS ? left : undefined)
    }
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [isEnding, onOver])
  return secondsLeft
}
