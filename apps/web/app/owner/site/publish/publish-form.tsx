import { Alert, Button, Stack, Textarea } from '@mantine/core'
import { publishSite } from '@nelly/contract/site/calls'
import { siteChanges } from '@nelly/contract/site/diff-words'
import { ownedSite, publishBody } from '@nelly/contract/site/owned-site'
import { mayPublishSite, siteChecklist } from '@nelly/domain/site/checklist'
import { MAX_SITE_TEXT } from '@nelly/domain/site/limits'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { IconAlertCircle, IconExternalLink, IconRocket } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { publicAddress } from '../../landings/public-address.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { invalidate } from '../../queries/dependent-queries.ts'
import { callApi } from '../../session/call.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { useWords } from '../../words/use-words.ts'
import { SiteDiff } from '../diff/site-diff.tsx'
import { useSite } from '../site-context.ts'
import { Checklist } from './checklist.tsx'
import css from './publish.module.css'

/** The logo and what search engines show: their pictures are not listed with a draft, and the server knows them. */
const iconsOf = ({ look, search }: SiteDocument): readonly string[] =>
  [look.logo, search.favicon, search.socialPicture].filter((path) => path !== null)

/** What publishing changes, and what should be looked at before. */
export function PublishForm({ onClose }: { onClose: () => void }) {
  const say = useWords('site')
  const common = useWords('common')
  const { landing, site } = useSite()
  const { document, stored, isUnsaved, failure, theirs } = site
  const points = siteChecklist(document, {
    vehicleCount: landing.vehicles.filter(({ isOnSale }) => isOnSale).length,
    picturePaths: new Set([...Object.keys(stored.pictures), ...iconsOf(document)]),
  })
  const [note, setNote] = useState('')
  const client = useQueryClient()
  const publishing = useGuardedMutation({
    mutationFn: async () =>
      ownedSite(
        await callApi(publishSite, {
          params: { landingId: landing.id },
          body: publishBody(stored.revision, note),
        }),
      ),
    onSuccess: async (now) => {
      site.show(now)
      await invalidate(client, 'sites')
    },
    onError: (problem) => {
      if (problem instanceof ApiProblem && problem.code === 'site-changed') site.refresh()
    },
  })
  if (publishing.isSuccess) return <Published onClose={onClose} />
  const { published } = stored
  const isSame = published?.isLive && siteChanges(published.document, document).length === 0
  if (isSame) {
    return (
      <>
        <p>{say('publish.nothing')}</p>
        <DialogButtons>
          <Button onClick={onClose}>{common('close')}</Button>
        </DialogButtons>
      </>
    )
  }
  const hasBlockers = !mayPublishSite(points)
  const isUnsure = failure !== undefined || theirs !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasBlockers && !isUnsaved) publishing.mutate()
  }
  const problem = publishing.error
  const messages =
    problem instanceof ApiProblem ? [problem.message, ...Object.values(problem.errors).flat()] : []
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        {points.length > 0 && <Checklist points={points} onGo={onClose} />}
        <section aria-labelledby="what-changes">
          <h3 id="what-changes" className={css.heading}>
            {say('publish.what')}
          </h3>
          {published?.isLive ? (
            <SiteDiff from={published.document} to={document} />
          ) : (
            <p>{say('publish.first')}</p>
          )}
        </section>
        <Textarea
          label={say('publish.note')}
          description={say('publish.noteHint')}
          maxLength={MAX_SITE_TEXT}
          autosize
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {publishing.isError && (
          <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle />}>
            {messages.filter(Boolean).join(' ') || say('publish.failed')}
          </Alert>
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
          leftSection={<IconRocket size={18} aria-hidden="true" />}
        >
          {say('publish.label')}
        </BusyButton>
      </DialogButtons>
    </form>
  )
}

/** That it worked, and where it is seen. */
function Published({ onClose }: { onClose: () => void }) {
  const say = useWords('site')
  const common = useWords('common')
  const { landing } = useSite()
  const { href, label } = publicAddress(landing.address)
  return (
    <div role="status">
      <p>{say('publish.done')}</p>
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
