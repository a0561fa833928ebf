import { Alert, Group, Stack, Text } from '@mantine/core'
import { FEED_ERRORS, type Feed, type FeedError, refreshFeed, removeFeed } from '@nelly/contract/feeds/feeds'
import type { FeedId } from '@nelly/domain/ids'
import { dateOf, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import { IconAlertCircle } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import { useShortDay } from '../dates/use-short-day.ts'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import { FeedHoursForm } from './feed-hours.tsx'
import { paramsOf, type VehicleIds } from './use-feeds.ts'

interface FeedListProps {
  ids: VehicleIds
  feeds: readonly Feed[]
  units: number
}

/** The calendars of other channels that block a vehicle, each with how it is. */
export function FeedList({ ids, feeds, units }: FeedListProps) {
  const t = useWords('vehicleCalendars')
  if (feeds.length === 0) return <Text>{t('none')}</Text>
  return (
    <ul className="list spaced">
      {feeds.map((feed) => (
        <FeedCard key={feed.id} ids={ids} feed={feed} units={units} />
      ))}
    </ul>
  )
}

function FeedCard({ ids, feed, units }: { ids: VehicleIds; feed: Feed; units: number }) {
  const t = useWords('vehicleCalendars')
  const question = useDeleteQuestion()
  const params = { ...paramsOf(ids), feedId: feed.id as FeedId }
  const refreshing = useAction({
    runAgain: 'after-double-click',
    run: async () => {
      await callApi(refreshFeed, { params })
      // It is read in the background, mostly within this time; else it is seen with the next look at the list.
      await new Promise((resolve) => setTimeout(resolve, 2_000))
    },
    failed: t('refreshFailed'),
    subject: 'feeds',
  })
  const removing = useAction({
    run: () => callApi(removeFeed, { params }),
    done: () => t('removed', { name: feed.name }),
    failed: t('removeFailed'),
    subject: 'feeds',
  })
  const remove = () =>
    question({
      title: t('removeTitle', { name: feed.name }),
      question: t('removeQuestion'),
      confirm: t('remove'),
      onConfirm: () => removing.mutate(),
    })
  return (
    <TitledCard title={feed.name} isItem>
      <Stack gap="xs">
        <Text>{feed.url}</Text>
        {units > 1 && (
          <Text>
            {t('unit')}: {feed.unit === null ? t('anyUnit') : t('oneUnit', { unit: feed.unit })}
          </Text>
        )}
        <FeedHoursForm ids={ids} feed={feed} />
        <FeedState feed={feed} />
        <Unclear feed={feed} />
        <Collisions feed={feed} />
        <IfMay call="removeFeed">
          <Group gap="xs">
            <BusyButton
              variant="default"
              busy={refreshing.isPending}
              aria-label={t('refreshNamed', { name: feed.name })}
              onClick={() => refreshing.mutate()}
            >
              {t('refresh')}
            </BusyButton>
            <BusyButton
              variant="default"
              busy={removing.isPending}
              aria-label={t('removeNamed', { name: feed.name })}
              onClick={remove}
            >
              {t('remove')}
            </BusyButton>
          </Group>
        </IfMay>
      </Stack>
    </TitledCard>
  )
}

/** When a calendar was read, and why it could not be read last. */
function FeedState({ feed: { lookedAt, readAt, error, busy } }: { feed: Feed }) {
  const t = useWords('vehicleCalendars')
  const format = useFormatter()
  if (lookedAt === null) return <Text role="status">{t('never')}</Text>
  const ago = (at: string) => format.relativeTime(new Date(at), new Date())
  if (error === null) return <Text>{t('read', { when: ago(readAt ?? lookedAt), count: busy })}</Text>
  const reason = t(`errors.${isKnown(error) ? error : 'failed'}`)
  const when = ago(lookedAt)
  return (
    <Alert color="red" variant="light" icon={<IconAlertCircle />}>
      {readAt ? t('failed', { when, reason, age: ago(readAt) }) : t('failedFirst', { when, reason })}
    </Alert>
  )
}

const isKnown = (error: string): error is FeedError => (FEED_ERRORS as readonly string[]).includes(error)

/** The most collisions, and events that are not understood, that are listed. */
const MOST_LISTED = 5

function Collisions({ feed: { collisions } }: { feed: Feed }) {
  const t = useWords('vehicleCalendars')
  const day = useShortDay()
  if (collisions.length === 0) return null
  const moment = (at: string) => `${day(dateOf(at as WallClock))}, ${timeOf(at as WallClock)}`
  const more = collisions.length - MOST_LISTED
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertCircle />}>
      {t('collisions', { count: collisions.length })}
      <ul className="bullets">
        {collisions.slice(0, MOST_LISTED).map(({ from, to }) => (
          <li key={`${from} ${to}`}>{t('collision', { from: moment(from), to: moment(to) })}</li>
        ))}
        {more > 0 && <li>{t('moreCollisions', { count: more })}</li>}
      </ul>
    </Alert>
  )
}

/** The events of which something is not understood, with what came of it. */
function Unclear({ feed: { unclear } }: { feed: Feed }) {
  const t = useWords('vehicleCalendars')
  if (unclear.length === 0) return null
  const more = unclear.length - MOST_LISTED
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertCircle />}>
      {t('unclear', { count: unclear.length })}
      <ul className="bullets">
        {unclear.slice(0, MOST_LISTED).map(({ summary, problem }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events may be called the same, and the list is read as a whole
          <li key={nth}>{t(`problems.${problem}`, { summary: summary || t('noSummary') })}</li>
        ))}
        {more > 0 && <li>{t('moreUnclear', { count: more })}</li>}
      </ul>
    </Alert>
  )
}
