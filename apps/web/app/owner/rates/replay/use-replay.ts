import {
  type ReplayCursor,
  type ReplayedReservation,
  type ReplayPart,
  replayRates,
} from '@nelly/contract/rates/replay-calls'
import type { ReplayOutcome } from '@nelly/domain/replay/replay-summary'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { callApi } from '../../session/call.ts'
import { basePricesOf } from '../editor/base-prices.ts'
import type { RatesWork } from '../editor/rates-editor.ts'

/** A replay that was begun, as far as it is. */
export interface Replay {
  /** The rates that were replayed. */
  readonly work: RatesWork
  readonly state: 'running' | 'stopped' | 'done' | 'failed' | 'invalid'
  readonly of: number
  readonly rows: readonly (ReplayedReservation & ReplayOutcome)[]
}

/** Replays the last reservations by edited rates, part by part until it is done, stopped, or the page is left. */
export function useReplay(landingId: number) {
  const [replay, setReplay] = useState<Replay>()
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])

  const start = async (work: RatesWork) => {
    stopping.current?.abort()
    const controller = new AbortController()
    stopping.current = controller
    const { signal } = controller
    let now: Replay = { work, state: 'running', of: 0, rows: [] }
    setReplay(now)
    const prices = basePricesOf(work.basePrices)
    try {
      let next: ReplayCursor | null = null
      do {
        const body = { rates: work.rates, prices, next }
        const part: ReplayPart = await callApi(replayRates, { params: { landingId }, body, signal })
        now = { ...now, of: part.of, rows: [...now.rows, ...part.reservations] }
        next = part.next
        setReplay(next ? now : { ...now, state: 'done' })
      } while (next && !signal.aborted)
    } catch (error) {
      const isInvalid = error instanceof ApiProblem && error.status === 422
      if (!signal.aborted) setReplay({ ...now, state: isInvalid ? 'invalid' : 'failed' })
    }
  }

  const stop = () => {
    stopping.current?.abort()
    setReplay((now) => now && { ...now, state: 'stopped' })
  }

  return { replay, start, stop }
}
