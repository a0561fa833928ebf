import { Loader } from '@mantine/core'

/** A place whose contents are on their way. */
export function Loading({ words }: { words: string }) {
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
      {words}
    </div>
  )
}
