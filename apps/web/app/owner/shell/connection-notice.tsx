import { IconCloudOff } from '@tabler/icons-react'
import { onlineManager, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { NoticeBar } from '../ui/notice-bar.tsx'
import { useWords } from '../words/use-words.ts'
import { probeServer } from './probe-server.ts'
import { isServerReachable, onReachability, setServerReachable } from './reachability.ts'

/** How often an unreachable server is polled. */
const PROBE_MILLISECONDS = 5000

/** Says that the device is offline or the server is unreachable, and how many changes are waiting to be sent. */
export function ConnectionNotice() {
  const say = useWords('connection')
  const online = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
  const reachable = useSyncExternalStore(onReachability, isServerReachable)
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length
  useProbe(online && !reachable)
  return (
    <div role="status">
      {(!online || !reachable) && (
        <NoticeBar Icon={IconCloudOff}>
          <strong>{online ? say('unreachable') : say('offline')}</strong>{' '}
          {waiting > 0 ? say('waiting', { count: waiting }) : say('keepTyping')}
        </NoticeBar>
      )}
    </div>
  )
}

/** Polls the server until it answers, and then repeats failed queries. */
function useProbe(needed: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!needed) return
    const timer = setInterval(async () => {
      if (!(await probeServer())) return
      setServerReachable(true)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    }, PROBE_MILLISECONDS)
    return () => clearInterval(timer)
  }, [needed, client])
}
