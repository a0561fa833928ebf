import { Badge, Group } from '@mantine/core'
import { type OwnedReview, showReview } from '@nelly/contract/reviews/reviews'
import { dayWords } from '@nelly/contract/words/moment-words'
import type { LandingId } from '@nelly/domain/ids'
import { STARS } from '@nelly/domain/reviews/review'
import { Link } from 'react-router'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './reviews.module.css'

interface ReviewCardProps {
  landingId: number
  review: OwnedReview
}

/** A review, and whether its text is on the site. */
export function ReviewCard({ landingId, review }: ReviewCardProps) {
  const t = useWords('reviews')
  const { id, stars, text, name, language, vehicle, returnedOn, reference, isDeleted } = review
  const shown = storedLanguage()
  return (
    <li className="card list">
      <div className="row spread">
        <span className={css.stars} role="img" aria-label={t('stars', { count: stars })}>
          {STARS.map((star) => (star <= stars ? '★' : '☆')).join('')}
        </span>
        <StateBadge review={review} />
      </div>
      {text && (
        <blockquote className="as-typed" lang={language === shown ? undefined : language}>
          {text}
        </blockquote>
      )}
      <p className={css.about}>
        {name && <strong>{name}</strong>}
        <span>{t('about', { vehicle, day: dayWords(returnedOn, shown, 'plainDated') })}</span>
        {isDeleted ? (
          <span>{t('deleted', { reference })}</span>
        ) : (
          <Link className={css.link ?? ''} to={`/app/reservations/${id}`}>
            {t('reservation', { reference })}
          </Link>
        )}
      </p>
      {text && (
        <IfMay call="showReview">
          <Decision landingId={landingId} review={review} />
        </IfMay>
      )}
    </li>
  )
}

type ReviewState = 'waiting' | 'shown' | 'hidden' | 'starsAlone' | 'erased'

function stateOf({ text, name, isShown }: OwnedReview): ReviewState {
  // Erasing takes the name as well, which every review has.
  if (text === '') return name === '' ? 'erased' : 'starsAlone'
  if (isShown === null) return 'waiting'
  return isShown ? 'shown' : 'hidden'
}

function StateBadge({ review }: { review: OwnedReview }) {
  const t = useWords('reviews')
  const state = stateOf(review)
  const isWaiting = state === 'waiting'
  const color = isWaiting ? 'yellow' : state === 'shown' ? 'petrol' : 'gray'
  return (
    <Badge
      variant="light"
      color={color}
      c={isWaiting ? 'dark.9' : `${color}.8`}
      tt="none"
      fw={600}
      style={{ flex: 'none' }}
    >
      {t(`state.${state}`)}
    </Badge>
  )
}

/** The buttons that show a text on the site, or not. */
function Decision({ landingId, review: { id, name, isShown, revision } }: ReviewCardProps) {
  const t = useWords('reviews')
  const deciding = useAction({
    run: (wanted: boolean) =>
      callApi(showReview, {
        params: { landingId: landingId as LandingId, reservationId: id },
        body: { isShown: wanted, revision },
      }),
    // Also where it was changed or removed meanwhile.
    subject: 'reviews',
    done: ({ isShown }) => t(isShown ? 'wasShown' : 'wasHidden'),
    failed: t('decideFailed'),
  })
  const isBusyWith = (shown: boolean) => deciding.isPending && deciding.variables === shown
  return (
    <Group gap="xs">
      {isShown !== true && (
        <BusyButton
          variant={isShown === null ? 'filled' : 'default'}
          busy={isBusyWith(true)}
          aria-label={t('showNamed', { name })}
          onClick={() => deciding.mutate(true)}
        >
          {t('show')}
        </BusyButton>
      )}
      {isShown !== false && (
        <BusyButton
          variant="default"
          busy={isBusyWith(false)}
          aria-label={t(isShown ? 'takeOffNamed' : 'hideNamed', { name })}
          onClick={() => deciding.mutate(false)}
        >
          {t(isShown ? 'takeOff' : 'hide')}
        </BusyButton>
      )}
    </Group>
  )
}
