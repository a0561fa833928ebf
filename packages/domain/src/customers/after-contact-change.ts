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
 * the reservation to whom the new data belongs, perhaps a new customer, `learn` recognises the customer by the new data too, `stay`
 * changes nothing. Nobody corrects themselves away from what their operator wrote of them, nor is it told of somebody else because
 * the operator gave them the reservation.
 *
 * Source: rules.md, "Customers".
 */
export function afterContactChange(change: ContactChange): 'follow' | 'move' | 'learn' | 'stay' {
  const { known, hasOthers, isMarked, isByVisitor } = change
  if (isMarked && isByVisitor) return known === 'other' ? 'stay' : 'learn'
  if (known === 'same') return hasOthers ? 'stay' : 'follow'
  return known === 'none' && !hasOthers && !isMarked ? 'follow' : 'move'
}
