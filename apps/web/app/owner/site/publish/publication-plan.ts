/** When the draft is to be published: now, or at a time by the clock of the landing, which is blank until it is chosen. */
export type When = { readonly isLater: boolean; readonly at: string }

/** What is filled in for a publication; it stays while a point of the checklist is put right. */
export interface PublicationPlan {
  readonly note: string
  readonly when: When
}

export const NEW_PLAN: PublicationPlan = { note: '', when: { isLater: false, at: '' } }
