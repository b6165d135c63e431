/** The seed of the demo data: the same everywhere, so that everybody sees the same people. */
export const demoSeed = 20_261_120
