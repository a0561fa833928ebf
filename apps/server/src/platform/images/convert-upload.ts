import type { AccountId } from '@nelly/domain/ids'
import { Refused } from '../http/refused.ts'
import type { Upload } from '../http/upload.ts'
import type { Conversion, Size } from './conversion.ts'
import { createConverter } from './converter.ts'

/** Uploads have a converter to themselves: nobody who waits for an answer waits for copies that are made afterwards. */
const converter = createConverter()

/** Converts an owner's upload. Throws `Refused`: under the upload's field where it is no picture, 503 where converting fails. */
export async function convertUpload(
  account: AccountId,
  upload: Upload,
  conversion: Conversion,
): Promise<Size> {
  const converted = await converter.convert(conversion, account).catch(() => {
    throw new Refused('temporarily-unavailable')
  })
  if (!converted.ok) throw new Refused(converted.refusal, upload.field)
  return converted.value
}
