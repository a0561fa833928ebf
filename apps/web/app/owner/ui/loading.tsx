import { Loader } from '@mantine/core'

/** A place whose contents are on their way; `isPage` where that is the whole page. */
export function Loading({ words, isPage = false }: { words: string; isPage?: boolean }) {
  return (
    <div
      role="status"
      style={{
        display: 'grid',
        justifyItems: 'center',
        gap: 16,
        padding: '72px 16px',
        color: 'var(--ink-soft)',
      }}
    >
      <Loader size="sm" />
      {isPage ? <h1 style={{ margin: 0, font: 'inherit' }}>{words}</h1> : words}
    </div>
  )
}
