import { expect, test } from 'vitest'
import { addressFor } from './landing-name.ts'
import { namesOfDuplicate } from './name-of-duplicate.ts'

for (const { name, suggested } of [
  { name: 'Caribe Rent', suggested: ['Caribe Rent 2', 'Caribe Rent 3'] },
  { name: 'Caribe Rent 2', suggested: ['Caribe Rent 3', 'Caribe Rent 4'] },
  { name: 'Autos 2027', suggested: ['Autos 2027 2', 'Autos 2027 3'] },
  { name: 'Búho', suggested: ['Búho 2', 'Búho 3'] },
  { name: 'x'.repeat(35), suggested: [`${'x'.repeat(33)} 2`, `${'x'.repeat(33)} 3`] },
  { name: `${'x'.repeat(32)} yz`, suggested: [`${'x'.repeat(32)} 2`, `${'x'.repeat(32)} 3`] },
  { name: `${'x'.repeat(33)} 9`, suggested: [`${'x'.repeat(32)} 10`, `${'x'.repeat(32)} 11`] },
  { name: '7', suggested: ['7 2', '7 3'] },
]) {
  test(`a duplicate of “${name}” is called “${suggested[0]}”, or “${suggested[1]}”`, () => {
    const names = namesOfDuplicate(name)
    const first = [names.next().value, names.next().value]
    expect(first).toEqual(suggested)
    for (const one of first) expect(addressFor(one).ok).toBe(true)
  })
}
