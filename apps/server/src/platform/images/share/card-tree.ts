import { textOn } from '@nelly/domain/landings/colours'
import type { Size } from '../conversion.ts'
import { FONT_FAMILY } from './fonts.ts'
import { SHARE_SIZE, type ShareCard } from './share-card.ts'

type Style = Record<string, string | number>
/** An element for satori, as JSX would make it. */
interface Element {
  type: string
  props: { style: Style; children: (Element | string)[] }
}

/** The photograph is on the right, 3 to 2 as on the pages, in pixels. */
export const PHOTOGRAPH = { left: 438, width: 762, height: 508 } as const
/** The logo's upper left corner, and its box. */
export const LOGO = { left: 72, top: 64, width: 300, height: 96 } as const
/** The padding of the background behind a logo. */
const PLATE_MARGIN = { x: 22, y: 16 } as const
const LEFT = LOGO.left - PLATE_MARGIN.x

const box = (style: Style, ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
})

/** A share picture without its logo, which is composed over it, and its photograph, which is under it. */
export function cardTree(
  card: ShareCard,
  logo: (Size & { ground: string }) | undefined,
  hasPhotograph: boolean,
): Element {
  const width = hasPhotograph ? PHOTOGRAPH.left : SHARE_SIZE.width
  return box(
    { ...SHARE_SIZE, flexDirection: 'column', fontFamily: FONT_FAMILY, fontWeight: 500 },
    about(card, logo, width),
    foot(card),
  )
}

/** Logo and title on the primary colour. */
function about(
  { title, colours: { primary } }: ShareCard,
  logo: Parameters<typeof cardTree>[1],
  width: number,
) {
  const textWidth = width - LEFT - 28
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width,
      height: PHOTOGRAPH.height,
      paddingTop: LOGO.top - PLATE_MARGIN.y,
      paddingBottom: 36,
      paddingLeft: LEFT,
      backgroundColor: primary,
      color: textOn(primary),
    },
    logo ? plate(logo) : box({}),
    clamped(title, 4, {
      fontSize: titleSize(title, textWidth),
      fontWeight: 700,
      lineHeight: 1.12,
      letterSpacing: '-0.02em',
      width: textWidth,
    }),
  )
}

const plate = ({ width, height, ground }: Size & { ground: string }): Element =>
  box({
    width: width + 2 * PLATE_MARGIN.x,
    height: height + 2 * PLATE_MARGIN.y,
    flexShrink: 0,
    borderRadius: 18,
    backgroundColor: ground,
  })

/** The price per day and its landing on the secondary colour. */
function foot({ price, by, colours: { secondary } }: ShareCard): Element {
  const small = { fontSize: 34 }
  return box(
    {
      alignItems: 'center',
      justifyContent: 'space-between',
      height: SHARE_SIZE.height - PHOTOGRAPH.height,
      padding: `0 ${LEFT}px`,
      whiteSpace: 'nowrap',
      backgroundColor: secondary,
      color: textOn(secondary),
    },
    box(
      { alignItems: 'baseline', flexShrink: 0 },
      ...(price
        ? [
            box({ ...small, marginRight: 14 }, price.before),
            box({ fontSize: 60, fontWeight: 700, letterSpacing: '-0.02em' }, price.amount),
            box({ ...small, marginLeft: 14 }, price.after),
          ]
        : []),
    ),
    ...(by ? [clamped(by, 1, { ...small, maxWidth: 500 })] : []),
  )
}

const clamped = (text: string, lines: number, style: Style): Element => ({
  type: 'div',
  props: {
    style: { display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style },
    children: [text],
  },
})

/**
 * The largest of a few sizes at which a title fits into three lines and its longest word into one; at the smallest it
 * may have four lines.
 */
function titleSize(title: string, width: number): number {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length))
  const fits = (size: number) =>
    title.length * size * 0.56 <= width * 2.4 && longestWord * size * 0.6 <= width
  return [84, 72, 64, 56, 50].find(fits) ?? 44
}
