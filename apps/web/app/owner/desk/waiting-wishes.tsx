import {
  listWaitingWishes,
  removeWaitingWish,
  type WaitingWish,
} from '@nelly/contract/reservations/waiting-wishes'
import { dateOf, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import { useQuery } from '@tanstack/react-query'
import { useMoment } from '../dates/use-moment.ts'
import { useShortDay } from '../dates/use-short-day.ts'
import { useLandings } from '../landing/use-landings.ts'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import css from './desk.module.css'
import { LoadedDeskList } from './loaded-desk-list.tsx'

interface WaitingWishesProps {
  /** Of one landing, or of all. */
  landing: number | undefined
  nameLandings: boolean
}

/** Who waits for full dates, in line; nothing without any. */
export function WaitingWishes({ landing, nameLandings }: WaitingWishesProps) {
  const t = useWords('desk')
  const found = useQuery(callQuery(['desk', 'waiting-wishes'], listWaitingWishes))
  return (
    <LoadedDeskList title={t('wishes')} failed={t('wishesFailed')} query={found} landing={landing}>
      {(wish) => <Wish key={wish.id} wish={wish} nameLandings={nameLandings} />}
    </LoadedDeskList>
  )
}

function Wish({ wish, nameLandings }: { wish: WaitingWish; nameLandings: boolean }) {
  const t = useWords('desk')
  const day = useShortDay()
  const { data: landings = [] } = useLandings()
  const since = useMoment(landings.find(({ id }) => id === wish.landingId)?.timezone)
  const confirm = useDeleteQuestion()
  const remove = useAction({
    run: () => callApi(removeWaitingWish, { params: { wishId: wish.id } }),
    done: () => t('wishRemoved'),
    failed: t('wishRemoveFailed'),
    subject: 'blocks',
  })
  const at = (moment: WallClock) => `${day(dateOf(moment))}, ${timeOf(moment)}`
  return (
    <li className={`box list ${css.paper}`}>
      <div className="blocks">
        <strong className="as-typed">{wish.email}</strong>
        <span>{wish.vehicle ?? t('wishAny')}</span>
        <span className="muted">
          {t('wishSpan', { from: at(wish.period.pickup), to: at(wish.period.return) })}
        </span>
        <span className="muted">
          {wish.toldAt === null
            ? t('wishSince', { since: since(wish.confirmedAt) })
            : t('wishTold', { told: since(wish.toldAt) })}
          {nameLandings && ` · ${wish.landingName}`}
        </span>
      </div>
      <IfMay call="removeWaitingWish">
        <div className="row">
          <BusyButton
            variant="default"
            busy={remove.isPending}
            aria-label={t('wishRemoveNamed', { email: wish.email })}
            onClick={() =>
              confirm({
                title: t('wishRemoveNamed', { email: wish.email }),
                question: t('wishRemoveQuestion'),
                confirm: t('wishRemove'),
                onConfirm: () => remove.mutate(),
              })
            }
          >
            {t('wishRemove')}
          </BusyButton>
        </div>
      </IfMay>
    </li>
  )
}
