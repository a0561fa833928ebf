import { Component, type ComponentType, lazy, type ReactNode, useRef, useState } from 'react'
import { LoadError } from './load-error.tsx'

/** That a part could not be loaded, rather than that it failed. */
class PartNotLoaded extends Error {}

interface Part<Props extends object> {
  readonly load: () => Promise<{ default: ComponentType<Props> }>
  Loaded: ComponentType<Props>
}

/**
 * A part of a screen that is loaded when it is needed, as by `lazy`. Where it can't be, it says so in its place and can be
 * tried again: the screen around it stays, with what was typed there.
 */
export function lazyPart<Props extends object>(load: Part<Props>['load']): ComponentType<Props> {
  const part: Part<Props> = { load, Loaded: loadedWith(load) }
  return (props) => <PartOfScreen part={part} props={props} />
}

const loadedWith = <Props extends object>(load: Part<Props>['load']) =>
  lazy(() =>
    load().catch((cause: unknown) => {
      throw new PartNotLoaded('part not loaded', { cause })
    }),
  )

function PartOfScreen<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [tries, setTries] = useState(0)
  const isTriedOnline = useRef(false)
  const retry = () => {
    // Its file may be gone since an update, or the browser does not ask for it twice.
    if (isTriedOnline.current) return window.location.reload()
    isTriedOnline.current = navigator.onLine
    removeFailedStyles()
    part.Loaded = loadedWith(part.load)
    setTries(tries + 1)
  }
  return (
    <LoadBoundary key={tries} onRetry={retry}>
      <part.Loaded {...props} />
    </LoadBoundary>
  )
}

/** A style sheet that was not loaded is not asked for again as long as its link is in the page. */
function removeFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.remove()
  }
}

interface LoadBoundaryProps {
  onRetry: () => void
  children: ReactNode
}

/** Shows that what is in it could not be loaded; other errors are those of the screen. */
class LoadBoundary extends Component<LoadBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof PartNotLoaded)) throw error
    return <LoadError error={error.cause} onRetry={this.props.onRetry} />
  }
}
