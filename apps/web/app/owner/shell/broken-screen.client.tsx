import { LoadError } from '../ui/load-error.tsx'
import { ShellScreen } from './shell-screen.client.tsx'

/** Stands for a screen that failed while it was drawn, such as one whose files are gone since an update; the menu stays. */
export function BrokenScreen({ error }: { error: unknown }) {
  return (
    <ShellScreen>
      <LoadError error={error} isPage onRetry={() => window.location.reload()} />
    </ShellScreen>
  )
}
