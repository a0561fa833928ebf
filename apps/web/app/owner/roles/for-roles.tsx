import type { OwnerCall } from '@nelly/contract/calls/calls'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import css from './for-roles.module.css'
import { useMay } from './use-membership.ts'

// Owners never read it.
const WhoseCall = lazyPart(async () => ({ default: (await import('./whose-call.tsx')).WhoseCall }))

interface ForRolesProps {
  call: OwnerCall
  /** Whether who may make the call is said elsewhere. */
  isUntold?: boolean
  children: ReactNode
}

/**
 * A form, or a part of a screen, that makes a call. Whom it is not for reads whose it is, and all that is in it: nothing can be
 * changed there, its form has no button that sends it, and links go on leading where they do.
 */
export function ForRoles({ call, isUntold = false, children }: ForRolesProps) {
  return (
    <>
      {!isUntold && <RolesNotice call={call} />}
      {/* Always there, so that what is in it stays as it is when the role gets known or changes. */}
      <fieldset className={css.part} disabled={!useMay(call)}>
        {children}
      </fieldset>
    </>
  )
}

/** Says whose a call is, to whom may not make it. */
export function RolesNotice({ call }: { call: OwnerCall }) {
  if (useMay(call)) return null
  return (
    <Suspense>
      <WhoseCall call={call} />
    </Suspense>
  )
}
