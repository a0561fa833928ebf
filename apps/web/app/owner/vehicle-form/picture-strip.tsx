import { useObjectUrl } from '../forms/use-object-url.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import css from './picture-strip.module.css'
import type { FormPicture } from './pictures.ts'

/** Pictures side by side in their order, read-only. */
export function PictureStrip({ pictures }: { pictures: readonly FormPicture[] }) {
  const t = useWords('conflicts')
  return (
    <>
      {t('pictureCount', { count: pictures.length })}
      <span className={css.strip}>
        {pictures.map((picture) => (
          <Thumbnail key={picture.key} picture={picture} />
        ))}
      </span>
    </>
  )
}

function Thumbnail({ picture }: { picture: FormPicture }) {
  const chosen = useObjectUrl('file' in picture ? picture.file : undefined)
  const address = 'stored' in picture ? storedUrl(picture.stored.path) : chosen
  return address ? <img src={address} alt="" className={css.picture} /> : null
}
