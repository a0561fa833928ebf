import { lazy, type ReactNode, Suspense } from 'react'
import { FiguresPlace } from './figures-place.tsx'

const Figures = lazy(async () => ({ default: (await import('./figures.tsx')).Figures }))
const NextHandovers = lazy(async () => ({ default: (await import('./next-handovers.tsx')).NextHandovers }))

/**
 * The figures around the list of landings. Their script comes after the list, and neither comes before the first
 * reservation: a newcomer sees the landings alone.
 */
export function FiguresAround(props: { hasReservations: boolean; children: ReactNode }) {
  if (!props.hasReservations) return props.children
  return (
    <>
      <Suspense fallback={<FiguresPlace />}>
        <Figures />
      </Suspense>
      {props.children}
      <Suspense>
        <NextHandovers />
      </Suspense>
    </>
  )
}
