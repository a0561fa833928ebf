import { contrast, type HexColour, mix, TEXT_CONTRAST } from './colours.ts'

const WHITE = '#ffffff' as HexColour

/**
 * The least opacity in percent of a colour over a photograph at which white text has the contrast that text needs, wherever
 * it is; 100 where only the colour alone has it. `lightest`: the most of red, green and blue that parts of the photograph
 * have, which therefore are nowhere lighter.
 *
 * Source: rules.md, "Colours"; what a part is: decision 0138.
 */
export function scrimOpacity(lightest: HexColour, colour: HexColour): number {
  for (let percent = 0; percent < 100; percent++)
    if (contrast(WHITE, mix(lightest, colour, percent / 100)) >= TEXT_CONTRAST) return percent
  return 100
}
