import type { Preview } from '../previewed.ts'
import type { Scheme } from './force-scheme.ts'

/** The address of the frame: a page of its own, so that style sheets of visitors' and owner's pages don't mix. */
export const FRAME_ADDRESS = '/landing-preview'

/** What the frame posts once it is ready. */
export const READY = 'nelly-preview-ready'

/** What the frame is told to render. */
export interface DrawMessage {
  kind: 'nelly-preview'
  preview: Preview
  /** Whether it is rendered as on a light or a dark screen. */
  scheme: Scheme
  /** The section to scroll to. */
  section?: string | undefined
  /** Whether its texts and pictures can be clicked, to edit them. */
  canPick: boolean
}

/** What the frame posts when a text or a picture is clicked: the field that it is edited in, as `section:<id>.<field>`. */
export interface PickMessage {
  kind: 'nelly-preview-pick'
  field: string
}

export const isPicked = (data: unknown): data is PickMessage =>
  typeof data === 'object' && data !== null && (data as PickMessage).kind === 'nelly-preview-pick'

/** Whether a message comes from the same origin. */
export const isOurs = ({ origin }: MessageEvent): boolean => origin === location.origin
