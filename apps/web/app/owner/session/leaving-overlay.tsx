import { Loader, Overlay } from '@mantine/core'
import { useWords } from '../words/use-words.ts'

/** Covers the page while the session ends. */
export function LeavingOverlay() {
  const t = useWords('shell')
  return (
    <Overlay fixed zIndex={1000} color="#fff" backgroundOpacity={0.92} blur={2} center>
      <div role="status" style={{ display: 'grid', justifyItems: 'center', gap: 16, fontWeight: 600 }}>
        <Loader />
        {t('leaving')}
      </div>
    </Overlay>
  )
}
