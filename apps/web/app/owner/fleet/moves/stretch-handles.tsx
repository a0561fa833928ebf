import type { PossibleMoves } from '@nelly/domain/calendar/possible-moves'
import type { BarPlace } from '../fleet-window.ts'
import css from './stretch-handles.module.css'

interface StretchHandlesProps {
  possible: Pick<PossibleMoves, 'pickup' | 'return'>
  place: BarPlace
}

/** The ends of a bar, by which a pointer stretches it, as far as they are in sight and may be at another time. */
export const StretchHandles = ({ possible, place }: StretchHandlesProps) => (
  <>
    {possible.pickup && !place.cutBefore && <span className={css.handle} data-edge="from" />}
    {possible.return && !place.cutAfter && <span className={css.handle} data-edge="to" />}
  </>
)
