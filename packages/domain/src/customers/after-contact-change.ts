/** What the contact data of a reservation was changed for, and what is known of the customer that it has. */
interface ContactChange {
  /** Whose the new contact data is: the same customer's, another one's, or nobody's yet. */
  readonly known: 'same' | 'other' | 'none'
  /** Whether the customer has other reservations. */
  readonly hasOthers: boolean
  /** Whether the operator wrote something of them: notes, or that they do not rent to them. */
  readonly isMarked: boolean
  /** Whether the customer made the change themselves. */
  readonly isByVisitor: boolean
}

/**
 * What becomes of the customer of a reservation when its contact data changes: `follow` changes the customer with it, `move` gives
 * the reservation to whom the new data belongs, perhaps a new customer, `stay` changes neither. Nobody corrects themselves away
 * from what their operator wrote of them.
 *
 * Source: rules.md, "Customers".
 */
export function afterContactChange(change: ContactChange): 'follow' | 'move' | 'stay' {
  const { known, hasOthers, isMarked, isByVisitor } = change
  if (known !== 'other' && !hasOthers) return 'follow'
  if (known === 'same') return 'stay'
  return isMarked && (isByVisitor || !hasOthers) ? 'stay' : 'move'
}
