import { Alert, Anchor, Switch } from '@mantine/core'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import { listReviews, setReviewRequests } from '@nelly/contract/reviews/reviews'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import type { LandingId } from '@nelly/domain/ids'
import { IconInfoCircle, IconStar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useFormatter } from 'use-intl'
import { LandingNotLoaded } from '../landing/landing-not-loaded.tsx'
import { useLanding } from '../landing/use-landing.ts'
import { LandingPage } from '../landing-page/landing-page.tsx'
import { useAction } from '../mutations/use-action.ts'
import { sitePath } from '../paths/site-path.ts'
import { siteQuery } from '../queries/site-queries.ts'
import { ForRoles } from '../roles/for-roles.tsx'
import { callApi } from '../session/call.ts'
import { pageQuery } from '../session/call-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Pages, usePage } from '../ui/pages.tsx'
import { useWords } from '../words/use-words.ts'
import { ReviewCard } from './review-card.tsx'
import css from './reviews.module.css'

/** What customers say of a landing after their rental, and which texts its site shows. */
export function ReviewsScreen() {
  const { landingId } = useParams()
  const landing = useLanding(Number(landingId))
  if (!landing.data) return <LandingNotLoaded isPage query={landing} />
  return (
    <LandingPage landing={landing.data} tab="reviews">
      <Reviews landing={landing.data} />
    </LandingPage>
  )
}

function Reviews({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('reviews')
  const [page] = usePage()
  const found = useReviews(landing.id, page)
  if (!found.data) return <NotLoaded query={found} title={t('loadFailed')} />
  const { enabled, count, average, waiting, reviews } = found.data.items
  return (
    <>
      <FormSection title={t('asking')} hint={t('askingHint')}>
        <ForRoles call="setReviewRequests">
          <AskSwitch landingId={landing.id} enabled={enabled} />
        </ForRoles>
      </FormSection>
      <FormSection title={t('given')} hint={t('givenHint')}>
        {average === null ? (
          <EmptyState Icon={IconStar} title={t('emptyTitle')}>
            {enabled ? t('empty') : t('emptyOff')}
          </EmptyState>
        ) : (
          <>
            <Figures {...{ average, count, waiting }} />
            <NoSection landingId={landing.id} />
            <ul className="list">
              {reviews.map((review) => (
                <ReviewCard key={review.id} landingId={landing.id} review={review} />
              ))}
            </ul>
            <Pages label={t('pages')} list={found.data} perPage={PER_PAGE} />
          </>
        )}
      </FormSection>
    </>
  )
}

/** The average of all stars, and how many texts wait. */
function Figures({ average, count, waiting }: { average: number; count: number; waiting: number }) {
  const t = useWords('reviews')
  const format = useFormatter()
  return (
    <p className={css.figures} role="status">
      <strong>{t('average', { average: format.number(average, { minimumFractionDigits: 1 }) })}</strong>{' '}
      <span>{t('from', { count })}</span>
      {waiting > 0 && <span className="title">{t('waiting', { count: waiting })}</span>}
    </p>
  )
}

/** Says that visitors see no reviews, where the site has no place for them. */
function NoSection({ landingId }: { landingId: number }) {
  const t = useWords('reviews')
  const site = useQuery(siteQuery(landingId)).data
  if (!site || site.document.sections.some(({ kind, shown }) => kind === 'reviews' && shown)) return null
  return (
    <Alert color="yellow" variant="light" icon={<IconInfoCircle />}>
      {t('noSection')}{' '}
      <Anchor component={Link} to={sitePath(landingId)} underline="always">
        {t('addSection')}
      </Anchor>
    </Alert>
  )
}

/** The size of a page. */
const PER_PAGE = 25

/** A page of the reviews of a landing, with its figures. */
const useReviews = (landingId: number, page: number) =>
  useQuery(
    pageQuery(['reviews', landingId, 'list', page], listReviews, {
      params: { landingId: landingId as LandingId },
      query: { page, [PAGE_SIZE]: PER_PAGE },
    }),
  )

/** Whether customers of a landing are asked for a review by mail; saved at once. */
function AskSwitch({ landingId, enabled }: { landingId: number; enabled: boolean }) {
  const t = useWords('reviews')
  const saving = useAction({
    run: (wanted: boolean) =>
      callApi(setReviewRequests, {
        params: { landingId: landingId as LandingId },
        body: { enabled: wanted },
      }),
    subject: 'reviews',
    done: (saved) => t(saved.enabled ? 'askOn' : 'askOff'),
    failed: t('askFailed'),
  })
  return (
    <Switch
      size="md"
      label={t('ask')}
      checked={saving.isPending ? saving.variables : enabled}
      onChange={(event) => saving.mutate(event.currentTarget.checked)}
    />
  )
}
