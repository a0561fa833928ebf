import { contrast, type HexColour, textOn } from '@nelly/domain/colours'
import type { Size } from '../conversion.ts'
import { FONT_FAMILY } from './fonts.ts'
import { SHARE_SIZE, type ShareCard } from './share-card.ts'

type Style = Record<string, string | number>
/** An element as satori reads it: what JSX would make. */
export interface Element {
  type: string
  props: { style: Style; children?: (Element | string)[] }
}

/** Where things lie, in pixels. */
export const MARGIN = 60
export const PHOTOGRAPH = { left: 580, width: SHARE_SIZE.width - 580 } as const
export const LOGO_BOX: Size = { width: 340, height: 104 }
export const PLATE_PADDING = { x: 24, y: 18 } as const
const STRIPE = 14

const box = (style: Style, ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
})

/** All of a share picture but its logo and its photograph, which lies under it where `hasPhotograph`. */
export function cardTree(
  { title, by, price, colours: { primary, secondary } }: ShareCard,
  plate: (Size & { ground: string }) | undefined,
  hasPhotograph: boolean,
): Element {
  const width = hasPhotograph ? PHOTOGRAPH.left - STRIPE : SHARE_SIZE.width
  const textWidth = width - MARGIN - (hasPhotograph ? 36 : MARGIN)
  const column = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width,
      height: SHARE_SIZE.height,
      padding: MARGIN,
      paddingRight: width - MARGIN - textWidth,
      backgroundColor: primary,
      color: textOn(primary),
    },
    plate ? platePlace(plate) : box({}),
    box(
      { flexDirection: 'column' },
      ...(by ? [clamped(by, 1, { fontSize: 28, marginBottom: 12, width: textWidth })] : []),
      clamped(title, 3, {
        fontSize: titleSize(title, textWidth),
        fontWeight: 700,
        lineHeight: 1.12,
        letterSpacing: '-0.02em',
        width: textWidth,
      }),
      ...(price ? [priceTag(price, primary, secondary)] : []),
    ),
  )
  const stripe = box({ width: STRIPE, height: SHARE_SIZE.height, backgroundColor: secondary })
  return box(
    { ...SHARE_SIZE, fontFamily: FONT_FAMILY, fontWeight: 500 },
    column,
    ...(hasPhotograph ? [stripe] : []),
  )
}

const platePlace = ({ width, height, ground }: Size & { ground: string }): Element =>
  box({
    width: width + 2 * PLATE_PADDING.x,
    height: height + 2 * PLATE_PADDING.y,
    flexShrink: 0,
    borderRadius: 18,
    backgroundColor: ground,
  })

const clamped = (text: string, lines: number, style: Style): Element => ({
  type: 'div',
  props: {
    style: { display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style },
    children: [text],
  },
})

/** The day's price on the secondary colour; where the primary would swallow that, on the text's. */
function priceTag(
  { before, amount, after }: NonNullable<ShareCard['price']>,
  primary: HexColour,
  secondary: HexColour,
): Element {
  const isLost = contrast(primary, secondary) < 1.5
  const ground = isLost ? (textOn(primary) as HexColour) : secondary
  const small = { fontSize: 26 }
  return box(
    {
      alignSelf: 'flex-start',
      alignItems: 'baseline',
      whiteSpace: 'nowrap',
      marginTop: 34,
      padding: '10px 24px 12px',
      borderRadius: 16,
      backgroundColor: ground,
      color: textOn(ground),
    },
    ...(before ? [box({ ...small, marginRight: 12 }, before)] : []),
    box({ fontSize: 44, fontWeight: 700, letterSpacing: '-0.02em' }, amount),
    box({ ...small, marginLeft: 12 }, after),
  )
}

/** The largest of a few sizes at which a title fills two lines and its longest word one; at the smallest it may fill three. */
function titleSize(title: string, width: number): number {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length))
  const fits = (size: number) =>
    title.length * size * 0.56 <= width * 1.7 && longestWord * size * 0.6 <= width
  return [84, 72, 64, 56].find(fits) ?? 48
}
