/** What the checklist looks at. */
export interface LaunchContent {
  /** Vehicles on sale; each has a price and at least one photograph. */
  readonly vehicles: number
  /** Places for pickup or return. */
  readonly places: number
  readonly hasSearchTexts: boolean
}

/** `required` keeps a landing from being published, `recommended` does not. */
export type LaunchItemState = 'done' | 'required' | 'recommended'

/** Whether the operator's screens allow publishing: not while nothing can be booked. Source: rules.md, "Publishing". */
export const mayBePublished = ({ vehicles }: Pick<LaunchContent, 'vehicles'>): boolean => vehicles > 0

/** What is still to do before a landing is published. Source: rules.md, "Publishing". */
export const launchChecklist = (content: LaunchContent) =>
  ({
    vehicles: mayBePublished(content) ? 'done' : 'required',
    places: content.places > 0 ? 'done' : 'recommended',
    searchTexts: content.hasSearchTexts ? 'done' : 'recommended',
  }) as const satisfies Record<string, LaunchItemState>

/** Whether it was decided what is charged: until rates are saved, those that nobody chose hold. Source: rules.md, "Publishing". */
export const chargesState = (ratesVersion: number): LaunchItemState =>
  ratesVersion > 0 ? 'done' : 'recommended'
