/** Cells of the price matrix that one document holds. Source: rules.md, "Versions of the rates". */
export const MOST_PRICES = 10_080

/** Vehicles that one list of a document names. Source: rules.md, "Versions of the rates". */
export const MOST_PER_VEHICLE = 500
