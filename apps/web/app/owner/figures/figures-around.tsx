import { type ReactNode, Suspense } from 'react'
import { IfMay } from '../roles/if-may.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { FiguresPlace } from './figures-place.tsx'

// Loaded together: a later request would repeat the failed one and hide its error while it is read.
const both = () => Promise.all([import('./figures.tsx'), import('./next-handovers.tsx')])
const Figures = lazyPart(async () => ({ default: (await both())[0].Figures }))
const NextHandovers = lazyPart(async () => ({ default: (await both())[1].NextHandovers }))

/**
 * The figures around the list of landings. Their script is loaded after the list, and neither before the first
 * reservation: a new owner sees only the landings.
 */
export function FiguresAround(props: { hasReservations: boolean; children: ReactNode }) {
  if (!props.hasReservations) return props.children
  return (
    <>
      <IfMay call="readFigures">
        <Suspense fallback={<FiguresPlace />}>
          <Figures />
        </Suspense>
      </IfMay>
      {props.children}
      <Suspense>
        <NextHandovers />
      </Suspense>
    </>
  )
}
