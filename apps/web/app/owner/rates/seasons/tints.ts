const TINTS = ['#b1d6d7', '#f7d9a8', '#d5c6ee', '#bfe0b4', '#f4c3c0', '#bcd3f5', '#e6e09a', '#e2c7b2']

/** The colour that tells a season apart from those beside it, by its position among all. */
export const tintOf = (index: number): string | undefined => TINTS[index % TINTS.length]
