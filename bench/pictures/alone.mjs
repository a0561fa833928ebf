// The same conversions as the product does, by sharp in this one process; prints how many milliseconds they took.
import { join } from 'node:path'
import { convert } from '../../apps/server/src/platform/images/convert.ts'
import { lighterCopies } from '../../apps/server/src/platform/images/make-copies.ts'

const [folder, ...photographs] = process.argv.slice(2)
const began = performance.now()
for (const [index, from] of photographs.entries()) {
  const base = join(folder, `base-${index}.jpg`)
  const { value } = await convert({ kind: 'photograph', from, to: base, side: 2400 })
  const copies = lighterCopies({ path: base, width: value.width }).map(({ path, type, width }) => ({
    to: `${path}-${index}`,
    format: type.slice('image/'.length),
    width,
  }))
  await convert({ kind: 'lighter', from: base, copies })
}
console.log(Math.round(performance.now() - began))
