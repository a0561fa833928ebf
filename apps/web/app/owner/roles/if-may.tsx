import type { OwnerCall } from '@nelly/contract/calls/calls'
import type { ReactNode } from 'react'
import { useMay } from './use-membership.ts'

/** What makes a call, or leads to where it is made: shown to whom may make it. */
export const IfMay = ({ call, children }: { call: OwnerCall; children: ReactNode }) =>
  useMay(call) ? children : null
