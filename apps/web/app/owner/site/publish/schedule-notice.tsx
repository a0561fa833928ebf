import { Alert, Button, Group } from '@mantine/core'
import type { SiteDraft } from '@nelly/contract/site/calls'
import { cancelSchedule } from '@nelly/contract/site/calls'
import { checklistWords } from '@nelly/contract/site/checklist-words'
import { siteChanges } from '@nelly/contract/site/diff-words'
import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useAction } from '../../mutations/use-action.ts'
import { IfMay } from '../../roles/if-may.tsx'
import { callApi } from '../../session/call.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { ask } from '../../ui/question/open-question.ts'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { SiteDiff } from '../diff/site-diff.tsx'
import { useSite } from '../site-context.ts'
import { useScheduleTime } from './use-schedule-time.ts'

type Schedule = NonNullable<SiteDraft['schedule']>

/** What is scheduled to be published, or why it was not when it was due. */
export function ScheduleNotice({ schedule }: { schedule: Schedule }) {
  return schedule.blockers ? (
    <Failed at={new Date(schedule.at)} blockers={schedule.blockers} />
  ) : (
    <Waiting schedule={schedule} />
  )
}

function Waiting({ schedule }: { schedule: Schedule }) {
  const t = useWords('site.schedule')
  const common = useWords('common')
  const time = useScheduleTime()
  const { document, stored } = useSite().site
  const [isOpen, setOpen] = useState(false)
  const changed = useMemo(
    () => siteChanges(schedule.document, document).length,
    [schedule.document, document],
  )
  const cancelling = useCancelling(() => t('cancelled'))
  const at = time(new Date(schedule.at))
  const live = stored.published?.isLive ? stored.published.document : undefined
  const isSame = live && siteChanges(live, schedule.document).length === 0
  return (
    <Alert color="blue" variant="light" icon={<IconClock />} title={t('title', { at })} mb="md">
      {schedule.note && <p className="as-typed spaced">{schedule.note}</p>}
      {(schedule.by || changed > 0) && (
        <p className="soft spaced">
          {schedule.by && t('by', { name: schedule.by })} {changed > 0 && t('changed', { count: changed })}
        </p>
      )}
      <Group gap="xs">
        {live && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('what')}
          </Button>
        )}
        <IfMay call="cancelSchedule">
          <BusyButton
            variant="default"
            busy={cancelling.isPending}
            onClick={() =>
              ask({
                title: t('cancel'),
                question: t('question', { at }),
                confirm: t('cancel'),
                cancel: t('keep'),
                destroys: true,
                onConfirm: () => cancelling.mutate(),
              })
            }
          >
            {t('cancel')}
          </BusyButton>
        </IfMay>
      </Group>
      {live && (
        <TitledDialog opened={isOpen} onClose={() => setOpen(false)} title={t('whatTitle', { at })} isWide>
          {isSame ? <p>{t('same')}</p> : <SiteDiff from={live} to={schedule.document} />}
          <DialogButtons>
            <Button onClick={() => setOpen(false)}>{common('close')}</Button>
          </DialogButtons>
        </TitledDialog>
      )}
    </Alert>
  )
}

function Failed({ at, blockers }: { at: Date; blockers: NonNullable<Schedule['blockers']> }) {
  const t = useWords('site.schedule')
  const time = useScheduleTime()
  const dismissing = useCancelling()
  return (
    <Alert
      color="red"
      variant="light"
      icon={<IconAlertCircle />}
      title={t('failedTitle', { at: time(at) })}
      mb="md"
    >
      <ul className="bullets spaced">
        {blockers.map((code) => (
          <li key={code}>{checklistWords(code, storedLanguage())}</li>
        ))}
      </ul>
      <p className="soft spaced">{t('failedHint')}</p>
      <IfMay call="cancelSchedule">
        <BusyButton variant="default" busy={dismissing.isPending} onClick={() => dismissing.mutate()}>
          {t('dismiss')}
        </BusyButton>
      </IfMay>
    </Alert>
  )
}

/** Forgets what is scheduled; `done` is what is said then. */
function useCancelling(done?: () => string) {
  const t = useWords('site.schedule')
  const { landing, site } = useSite()
  return useAction({
    run: () => callApi(cancelSchedule, { params: { landingId: landing.id } }),
    onDone: site.show,
    failed: t('cancelFailed'),
    ...(done && { done }),
  })
}
