import { type ReactNode, Suspense } from 'react'
import { IfMay } from '../roles/if-may.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { FiguresPlace } from './figures-place.tsx'

// Loaded together: a later request would repeat the failed one and hide its error while it is read.
const parts = () =>
  Promise.all([import('./figures.tsx'), import('./next-handovers.tsx'), import('./sources-card.tsx')])
const Figures = lazyPart(async () => ({ default: (await parts())[0].Figures }))
const NextHandovers = lazyPart(async () => ({ default: (await parts())[1].NextHandovers }))
const SourcesCard = lazyPart(async () => ({ default: (await parts())[2].SourcesCard }))

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
        <SourcesCard />
      </Suspense>
    </>
  )
}
