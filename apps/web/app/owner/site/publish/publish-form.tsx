import { Button, Stack, Textarea } from '@mantine/core'
import { publishSite, scheduleSite } from '@nelly/contract/site/calls'
import { siteChanges } from '@nelly/contract/site/diff-words'
import { mayPublishSite, siteChecklist } from '@nelly/domain/site/checklist'
import { MAX_SITE_TEXT } from '@nelly/domain/site/limits'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { IconClock, IconExternalLink, IconRocket } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { publicAddress } from '../../landing/public-address.ts'
import { invalidate } from '../../mutations/dependent-queries.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { callApi } from '../../session/call.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useWords } from '../../words/use-words.ts'
import { SiteDiff } from '../diff/site-diff.tsx'
import { useSite } from '../site-context.ts'
import { Checklist, Points, Warnings } from './checklist.tsx'
import { NEW_PLAN, type PublicationPlan, type When } from './publication-plan.ts'
import { refusedPoints } from './refused-points.ts'
import { useScheduleTime } from './use-schedule-time.ts'
import { WhenField } from './when-field.tsx'

/** The logo and what search engines show: their pictures are not listed with a draft, and the server knows them. */
const iconsOf = ({ look, search }: SiteDocument): readonly string[] =>
  [look.logo, search.favicon, search.socialPicture].filter((path) => path !== null)

interface PublishFormProps {
  plan: PublicationPlan
  onPlan: (plan: PublicationPlan) => void
  onClose: () => void
}

/** What publishing changes, and what should be looked at before. */
export function PublishForm({ plan, onPlan, onClose }: PublishFormProps) {
  const t = useWords('site')
  const common = useWords('common')
  const { landing, site } = useSite()
  const { document, stored, isUnsaved, failure, theirs } = site
  const points = siteChecklist(document, {
    address: landing.address,
    vehicles: new Set(landing.vehicles.filter(({ isOnSale }) => isOnSale).map(({ id }) => id)),
    picturePaths: new Set([...stored.pictures.map(({ path }) => path), ...iconsOf(document)]),
  })
  const { note, when } = plan
  const client = useQueryClient()
  const [isTimeMissing, setTimeMissing] = useState(false)
  const publishing = useGuardedMutation({
    mutationFn: ({ isLater, at }: When) => {
      const params = { landingId: landing.id }
      const body = { revision: stored.revision, note }
      return isLater
        ? callApi(scheduleSite, { params, body: { ...body, at } })
        : callApi(publishSite, { params, body })
    },
    onSuccess: async (now) => {
      onPlan(NEW_PLAN)
      site.show(now)
      await invalidate(client, 'sites')
    },
    onError: (problem) => {
      if (problem instanceof ApiProblem && problem.code === 'changed-meanwhile') site.refresh()
    },
  })
  if (publishing.isSuccess)
    return publishing.variables.isLater ? <Scheduled onClose={onClose} /> : <Published onClose={onClose} />
  const { published } = stored
  const isSame = published?.isLive && siteChanges(published.document, document).length === 0
  if (isSame) {
    return (
      <>
        <p className="spaced">{t('publish.nothing')}</p>
        <Checklist points={[]} onGo={onClose} />
        <DialogButtons>
          <Button onClick={onClose}>{common('close')}</Button>
        </DialogButtons>
      </>
    )
  }
  const Icon = when.isLater ? IconClock : IconRocket
  const hasBlockers = !mayPublishSite(points)
  const isUnsure = failure !== undefined || theirs !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = when.isLater && when.at === ''
    setTimeMissing(isMissing)
    if (!hasBlockers && !isUnsaved && !isMissing) publishing.mutate(when)
  }
  const problem = publishing.error instanceof ApiProblem ? publishing.error : undefined
  const { at: atErrors = [], ...otherErrors } = problem?.errors ?? {}
  const refused = refusedPoints(document, otherErrors)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Checklist points={points} onGo={onClose} />
        <WhenField
          when={when}
          error={isTimeMissing ? t('publish.atMissing') : atErrors[0]}
          onChange={(changed) => {
            onPlan({ note, when: changed })
            setTimeMissing(false)
            publishing.reset()
          }}
        />
        <Textarea
          label={t('publish.note')}
          description={t('publish.noteHint')}
          maxLength={MAX_SITE_TEXT}
          autosize
          minRows={2}
          value={note}
          onChange={(event) => onPlan({ note: event.currentTarget.value, when })}
        />
        {publishing.isError && atErrors.length === 0 && (
          <Failure>
            {problem?.message || t(when.isLater ? 'publish.scheduleFailed' : 'publish.failed')}
            {refused.length > 0 && <Points points={refused} onGo={onClose} />}
          </Failure>
        )}
      </Stack>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <BusyButton
          type="submit"
          busy={publishing.isPending || (isUnsaved && !isUnsure)}
          disabled={hasBlockers || isUnsure}
          leftSection={<Icon size={18} aria-hidden="true" />}
        >
          {t(when.isLater ? 'publish.schedule' : 'publish.label')}
        </BusyButton>
      </DialogButtons>
      <Stack gap="lg" mt="lg">
        <Warnings points={points} onGo={onClose} />
        <section aria-labelledby="what-changes">
          <h3 id="what-changes" className="heading">
            {t('publish.what')}
          </h3>
          {published?.isLive ? (
            <SiteDiff from={published.document} to={document} />
          ) : (
            <p className="spaced">{t('publish.first')}</p>
          )}
        </section>
      </Stack>
    </form>
  )
}

/** The form that had the focus is gone. */
const focusAtOnce = (element: HTMLElement | null) => element?.focus()

/** That it is scheduled, and when it will be seen. */
function Scheduled({ onClose }: { onClose: () => void }) {
  const t = useWords('site')
  const common = useWords('common')
  const time = useScheduleTime()
  const { schedule } = useSite().site.stored
  return (
    <div role="status" ref={focusAtOnce} tabIndex={-1}>
      {schedule && <p className="spaced">{t('publish.scheduled', { at: time(new Date(schedule.at)) })}</p>}
      <DialogButtons>
        <Button onClick={onClose}>{common('close')}</Button>
      </DialogButtons>
    </div>
  )
}

/** That it worked, and where it is seen. */
function Published({ onClose }: { onClose: () => void }) {
  const t = useWords('site')
  const common = useWords('common')
  const { landing } = useSite()
  const { href, label } = publicAddress(landing.address)
  return (
    <div role="status" ref={focusAtOnce} tabIndex={-1}>
      <p className="spaced">{t('publish.done')}</p>
      <DialogButtons>
        <Button
          component="a"
          href={href}
          target="_blank"
          rel="noreferrer"
          variant="default"
          rightSection={<IconExternalLink size={18} aria-hidden="true" />}
        >
          {label}
        </Button>
        <Button onClick={onClose}>{common('close')}</Button>
      </DialogButtons>
    </div>
  )
}
