import { Alert, Anchor } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/owned-landing'
import { IconInfoCircle, IconStar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useFormatter } from 'use-intl'
import { LandingNotLoaded } from '../landing/landing-not-loaded.tsx'
import { useLanding } from '../landing/use-landing.ts'
import { sitePath } from '../paths/site-path.ts'
import { siteQuery } from '../queries/site-queries.ts'
import { BackLink } from '../ui/back-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pages } from '../ui/pages.tsx'
import { saying, useAddress } from '../ui/use-address.ts'
import { useWords } from '../words/use-words.ts'
import { AskSwitch } from './ask-switch.tsx'
import { ReviewCard } from './review-card.tsx'
import css from './reviews.module.css'
import { PER_PAGE, useReviews } from './use-reviews.ts'

/** What customers say of a landing after their rental, and which texts its site shows. */
export function ReviewsScreen() {
  const { landingId } = useParams()
  const landing = useLanding(Number(landingId))
  if (!landing.data) return <LandingNotLoaded isPage query={landing} />
  return <Reviews landing={landing.data} />
}

function Reviews({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('reviews')
  const [address, change] = useAddress()
  const page = Math.max(1, Math.floor(Number(address.get('page'))) || 1)
  const found = useReviews(landing.id, page)
  if (!found.data) return <NotLoaded isPage query={found} title={t('loadFailed')} />
  const { enabled, count, average, waiting, reviews, total = 0, hasNext } = found.data
  return (
    <>
      <PageTitle
        title={t('title', { name: landing.displayName })}
        before={<BackLink to={`/view-landing/${landing.id}`} label={t('back')} />}
      />
      <FormSection title={t('asking')} hint={t('askingHint')}>
        <AskSwitch landingId={landing.id} enabled={enabled} />
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
            <Pages
              label={t('pages')}
              page={page}
              last={Math.ceil(total / PER_PAGE)}
              hasNext={hasNext}
              onPage={(next) => change(saying({ page: next === 1 ? undefined : next }), { replace: false })}
            />
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
      {waiting > 0 && <span className={css.waiting}>{t('waiting', { count: waiting })}</span>}
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
      <Anchor component={Link} to={sitePath(landingId)}>
        {t('addSection')}
      </Anchor>
    </Alert>
  )
}
