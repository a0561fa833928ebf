import type { Picture } from '@nelly/contract/public-site/public-site'

/** The highest number of device pixels for one CSS pixel. */
const SHARPEST = 3

/** The lighter formats of a stored picture, for inside a `picture`; `sizes` is how wide it is shown. */
export function PictureSources({ picture: { sources }, sizes }: { picture: Picture; sizes: string }) {
  const most = SHARPEST * Number(/^(\d+)px$/.exec(sizes)?.[1] ?? Number.POSITIVE_INFINITY)
  return (['image/avif', 'image/webp'] as const).map((type) => {
    const all = sources.filter((source) => source.type === type)
    const enough = Math.min(...all.map(({ width }) => width).filter((width) => width >= most))
    const ofType = all.filter(({ width }) => width <= enough)
    const srcSet = ofType.map(({ path, width }) => `/storage/${path} ${width}w`).join(', ')
    return srcSet && <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
  })
}
