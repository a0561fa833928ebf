import type { AccountId } from '@nelly/domain/ids'
import { Refused } from '../http/refused.ts'
import type { Upload } from '../http/upload.ts'
import type { Conversion, Written } from './conversion.ts'
import { createConverter } from './converter.ts'

/** Uploads have a converter of their own, so that a request never waits for copies that are made in the background. */
const converter = createConverter()

/**
 * Converts an owner's upload. Throws `Refused`: under the upload's field for an invalid picture, 503 where converting
 * fails.
 */
export async function convertUpload(
  account: AccountId,
  upload: Upload,
  conversion: Conversion,
): Promise<Written> {
  const converted = await converter.convert(conversion, account).catch(() => {
    throw new Refused('temporarily-unavailable')
  })
  if (!converted.ok) throw new Refused(converted.refusal, upload.field)
  return converted.value
}
