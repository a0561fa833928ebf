import type { Preview } from '../previewed.ts'
import type { Scheme } from './force-scheme.ts'

/** Where the frame lives: a page of its own, so that the visitor's style sheets meet the owner's nowhere. */
export const FRAME_ADDRESS = '/landing-preview'

/** What the frame says once it can draw. */
export const READY = 'nelly-preview-ready'

/** What the frame is told to draw. */
export interface DrawMessage {
  kind: 'nelly-preview'
  preview: Preview
  /** Whether it is drawn as on a light or a dark screen. */
  scheme: Scheme
}

/** Whether a message comes from this very site. */
export const isOurs = ({ origin }: MessageEvent): boolean => origin === location.origin
