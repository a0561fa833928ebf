import type { Picture } from '@nelly/contract/public-site'

/** The lighter formats of a stored picture, for inside a `picture`; `sizes` is how wide it is drawn. */
export function PictureSources({ picture: { sources }, sizes }: { picture: Picture; sizes: string }) {
  return (['image/avif', 'image/webp'] as const).map((type) => {
    const ofType = sources.filter((source) => source.type === type)
    const srcSet = ofType.map(({ path, width }) => `/storage/${path} ${width}w`).join(', ')
    return srcSet && <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
  })
}
