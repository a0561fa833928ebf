import { lazy, type ReactNode, Suspense } from 'react'
import { FiguresPlace } from './figures-place.tsx'

// Together: who came later would ask once more for what had just failed, and take the error away while it is read.
const both = () => Promise.all([import('./figures.tsx'), import('./next-handovers.tsx')])
const Figures = lazy(async () => ({ default: (await both())[0].Figures }))
const NextHandovers = lazy(async () => ({ default: (await both())[1].NextHandovers }))

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
