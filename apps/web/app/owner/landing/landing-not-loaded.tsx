import { type Loaded, NotLoaded } from '../ui/not-loaded.tsx'
import { LandingMissing } from './landing-missing.tsx'

/** Stands for a landing that is not read yet, or can't be shown. */
export const LandingNotLoaded = ({ query, isPage }: { query: Loaded; isPage?: boolean }) =>
  query.isError ? (
    <LandingMissing error={query.error} onRetry={() => query.refetch()} />
  ) : (
    <NotLoaded isPage={isPage} query={query} />
  )
