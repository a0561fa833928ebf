import { sameText } from '../folded.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/**
 * The places of an earlier time that are restored, in their order of then; `living` are those that there are now. A place
 * that was added since keeps its name: a former one of that name is not brought back, or keeps the name that it has now.
 *
 * Source: rules.md, "Versions of the rates"; decision 0075.
 */
export function restoredPlaces<Former extends Named>(
  former: readonly Former[],
  living: readonly Named[],
): Former[] {
  const isFormer = new Set(former.map(({ id }) => id))
  const taken = living.filter(({ id }) => !isFormer.has(id)).map(({ name }) => name)
  const isTaken = ({ name }: Named) => taken.some((other) => sameText(other, name))
  const names = new Map<number, string>(former.map(({ id, name }) => [id, name]))
  let open = former
  for (let blocked = open.find(isTaken); blocked; blocked = open.find(isTaken)) {
    const { id } = blocked
    open = open.filter((place) => place.id !== id)
    const now = living.find((place) => place.id === id)
    if (now) taken.push(now.name)
    if (now) names.set(id, now.name)
    else names.delete(id)
  }
  return former.flatMap((place) => {
    const name = names.get(place.id)
    return name === undefined ? [] : [{ ...place, name }]
  })
}
