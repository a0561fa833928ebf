import { Loader } from '@mantine/core'

/** A loading indicator; `isPage` where it fills the page. */
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
