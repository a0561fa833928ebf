import { parseRobots } from '@nelly/domain/landings/robots'
import { z } from 'zod'
import { rootCall } from '../call.ts'
import { renameFields } from '../names.ts'
import { clearable, name, noFile, parsedBy, revision, text } from '../wire.ts'
import { LANDING_NAMES } from './landing-names.ts'
import { landingAnswer } from './landings.ts'

export const MAX_META_TITLE = 255
export const MAX_META_TEXT = 1000
export const MAX_WEB_ADDRESS = 2048
/** The form field of the picture of link previews. */
export const PREVIEW_FIELD = 'og_image'

/** What a landing tells search engines and link previews. */
export const updateLandingMetadata = rootCall({
  method: 'POST',
  url: '/landings/:userId/:landingId/meta',
  summary: "Set a landing's metadata for search engines and link previews",
  description:
    'Optional fields that are missing stay as they are; `null` or blank empties them, files likewise. Search engines show about 60 characters of a title and 160 of a description. The share picture should be 1200 x 630, the icon 80 x 80.',
  uploads: { favicon: { least: 0, most: 1, svg: true }, og_image: { least: 0, most: 1 } },
  body: renameFields(
    z.object({
      meta_title: name(MAX_META_TITLE),
      meta_description: text(MAX_META_TEXT),
      og_description: text(MAX_META_TEXT),
      meta_keywords: clearable(text(MAX_META_TEXT)),
      og_title: clearable(name(MAX_META_TITLE)),
      robots: clearable(
        parsedBy(parseRobots).meta({
          description:
            '`index` or `noindex`, `follow` or `nofollow`, with a comma between them; `all`, `none`',
        }),
      ),
      canonical_url: clearable(
        z
          .string()
          .trim()
          .max(MAX_WEB_ADDRESS)
          .pipe(z.url({ protocol: /^https?$/, normalize: true, error: 'url-invalid' }))
          .meta({ format: 'uri' }),
      ),
      favicon: noFile,
      og_image: noFile,
      revision,
    }),
    LANDING_NAMES,
  ),
  refusals: ['not-your-account', 'landing-not-found', 'changed-meanwhile'],
  answer: landingAnswer,
})
export type LandingMetadata = z.output<typeof updateLandingMetadata.body>
