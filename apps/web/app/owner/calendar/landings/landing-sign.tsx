import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { createContext, type ReactNode, use, useMemo } from 'react'
import css from './landing-sign.module.css'
import { type LandingSign as Sign, signsOf } from './landing-signs.ts'

const Signs = createContext<ReadonlyMap<number, Sign>>(new Map())

/** The signs of the account's landings, for what is in the calendar: none where there is only one landing. */
export const useLandingSigns = (): ReadonlyMap<number, Sign> => use(Signs)

/** Gives the landings of an account their signs. */
export function LandingSigns(props: { landings: readonly OwnedLanding[]; children: ReactNode }) {
  const signs = useMemo(() => signsOf(props.landings), [props.landings])
  return <Signs value={signs}>{props.children}</Signs>
}

/** The colour and the letters of a landing, where there are several. What has it names the landing in words, too. */
export function LandingSign(props: { landing: number; className?: string | undefined }) {
  const sign = useLandingSigns().get(props.landing)
  if (!sign) return null
  return (
    <span
      className={`${css.sign} ${props.className ?? ''}`}
      style={{ background: sign.colour }}
      data-letters={sign.letters}
      aria-hidden="true"
    />
  )
}
