import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../api/api-problem.ts'
import { hasPasskeys, isDeclined } from '../session/passkeys-here.ts'
import { placeToReturn } from '../session/return-place.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useWords } from '../words/use-words.ts'

// The device answers a press only for a moment after it: what asks it is loaded before.
const loadProof = () => import('../session/sign-in-by-passkey.ts')
const loadEarly = () => void loadProof().catch(() => {})

/** Signs in by a passkey alone, where the browser has them. */
export function PasskeyButton({ onFailed }: { onFailed: (reason: string | undefined) => void }) {
  const t = useWords('login')
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  if (!hasPasskeys()) return null
  const enter = async () => {
    onFailed(undefined)
    setPending(true)
    try {
      const { signInByPasskey } = await loadProof()
      const { user } = await signInByPasskey()
      await navigate(placeToReturn(user.id), { replace: true })
    } catch (problem) {
      const words = problem instanceof ApiProblem && problem.message
      onFailed(isDeclined(problem) ? t('passkeyDeclined') : words || t('unexpected'))
    } finally {
      setPending(false)
    }
  }
  return (
    <BusyButton
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconFingerprint size={20} aria-hidden="true" />}
      busy={pending}
      onPointerEnter={loadEarly}
      onFocus={loadEarly}
      onClick={() => void enter()}
    >
      {t('byPasskey')}
    </BusyButton>
  )
}
