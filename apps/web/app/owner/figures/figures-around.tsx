import { type ReactNode, Suspense } from 'react'
import { useMay } from '../roles/use-membership.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { FiguresPlace } from './figures-place.tsx'
import { useFigures } from './use-figures.ts'

const Figures = lazyPart(async () => ({ default: (await import('./figures.tsx')).Figures }))
const NextHandovers = lazyPart(async () => ({
  default: (await import('./next-handovers.tsx')).NextHandovers,
}))
const SourcesCard = lazyPart(async () => ({ default: (await import('./sources-card.tsx')).SourcesCard }))

/**
 * The figures around the list of landings. Their script is loaded after the list, and neither before the first
 * reservation: a new owner sees only the landings. Asked for here, as a part that came later would ask again after a failure.
 */
export function FiguresAround(props: { hasReservations: boolean; children: ReactNode }) {
  const isShown = useMay('readFigures') && props.hasReservations
  const figures = useFigures(isShown)
  if (!isShown) return props.children
  return (
    <>
      <Suspense fallback={<FiguresPlace />}>
        <Figures figures={figures} />
      </Suspense>
      {props.children}
      {figures.data && (
        <Suspense>
          <NextHandovers figures={figures.data} />
          <SourcesCard sources={figures.data.sources} />
        </Suspense>
      )}
    </>
  )
}
