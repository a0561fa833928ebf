import { Button, Text } from '@mantine/core'
import {
  addPreviewLink,
  endPreviewLink,
  listPreviewLinks,
  type PreviewLink,
} from '@nelly/contract/site/preview-links'
import type { LandingId, PreviewLinkId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { TextToCopy } from '../ui/text-to-copy.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import { useSite } from './site-context.ts'
import { useShortTime } from './use-short-time.ts'

/** The preview links of a landing's site that open, the newest first. */
const previewLinksQuery = (landingId: number) =>
  callQuery(['preview-links', landingId], listPreviewLinks, { params: { landingId } })

/** The links by which others see the draft before it is published. */
export function PreviewLinks() {
  const t = useWords('site.previewLinks')
  const { landing } = useSite()
  const adding = useAction({
    runAgain: 'after-double-click',
    run: () => callApi(addPreviewLink, { params: { landingId: landing.id as LandingId } }),
    failed: t('makeFailed'),
    subject: 'previewLinks',
  })
  const open = useQuery(previewLinksQuery(landing.id)).data
  const made = open?.some(({ id }) => id === adding.data?.id) ? adding.data : undefined
  return (
    <>
      <IfMay call="addPreviewLink">
        <FormSection title={t('newTitle')} hint={t('newHint')}>
          {made && <NewLink url={made.url} />}
          <BusyButton
            busy={adding.isPending}
            variant={made ? 'default' : 'filled'}
            style={{ justifySelf: 'start' }}
            onClick={() => adding.mutate()}
          >
            {t(made ? 'makeAnother' : 'make')}
          </BusyButton>
        </FormSection>
      </IfMay>
      <FormSection title={t('openTitle')} hint={t('openHint')}>
        <OpenLinks />
      </FormSection>
    </>
  )
}

/** The address of a link that was just made, which is told once. */
function NewLink({ url }: { url: string }) {
  const t = useWords('site.previewLinks')
  return (
    <div className="list" role="status">
      <TextToCopy label={t('address')} hint={t('addressHint')} text={url} />
      <Button component="a" href={url} target="_blank" rel="noreferrer" variant="default">
        {t('open')}
      </Button>
    </div>
  )
}

function OpenLinks() {
  const t = useWords('site.previewLinks')
  const { landing } = useSite()
  const links = useQuery(previewLinksQuery(landing.id))
  if (!links.data) return <NotLoaded query={links} />
  if (links.data.length === 0) return <Text>{t('none')}</Text>
  return (
    <ul className="list">
      {links.data.map((link) => (
        <LinkItem key={link.id} link={link} />
      ))}
    </ul>
  )
}

function LinkItem({ link }: { link: PreviewLink }) {
  const t = useWords('site.previewLinks')
  const question = useDeleteQuestion()
  const format = useFormatter()
  const time = useShortTime()
  const { landing } = useSite()
  const ending = useAction({
    run: () => {
      const params = { landingId: landing.id as LandingId, previewLinkId: link.id as PreviewLinkId }
      return callApi(endPreviewLink, { params })
    },
    done: () => t('ended'),
    failed: t('endFailed'),
    subject: 'previewLinks',
  })
  const at = time(new Date(link.createdAt))
  const end = () =>
    question({
      title: t('endTitle'),
      question: t('endQuestion', { at }),
      confirm: t('end'),
      onConfirm: () => ending.mutate(),
    })
  return (
    <li className="row spread divided">
      <div>
        <p className="title">
          {link.createdBy ? t('madeBy', { at, name: link.createdBy }) : t('made', { at })}
        </p>
        <p className="muted">{t('ends', { when: format.relativeTime(new Date(link.endsAt), new Date()) })}</p>
      </div>
      <IfMay call="endPreviewLink">
        <BusyButton
          variant="default"
          busy={ending.isPending}
          aria-label={t('endNamed', { at })}
          onClick={end}
        >
          {t('end')}
        </BusyButton>
      </IfMay>
    </li>
  )
}
