/** A change by Stryker after which the code does the same as before, wherever it can be called from. */
export interface EquivalentMutant {
  readonly file: string
  /** A part of the file, at each of whose places this holds. */
  readonly from: string
  readonly to: string
  readonly why: string
}

/** The survivors in the pure modules that no test can notice. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'contract/accounts/account-fields.ts',
    from: ".min(1, 'Required')",
    to: '.min(1, "")',
    why: 'of an empty text without a message of its own the plain messages say "Required" too',
  },
  {
    file: 'contract/accounts/account-fields.ts',
    from: "code: 'custom'",
    to: 'code: ""',
    why: 'a message given by the field is told whatever its code',
  },
  {
    file: 'server/rules/match-weights.ts',
    from: 'known.set(key, weights)',
    to: ';',
    why: 'the same process has reckoned these weights before the change, and remembers them',
  },
  {
    file: 'server/rules/project-classification.ts',
    from: 'end_date !== null && end_date < today',
    to: 'true && end_date < today',
    why: 'null comes before no day',
  },
  {
    file: 'server/rules/working-overlap.ts',
    from: 'part !== -1 && (mask',
    to: 'true && (mask',
    why: 'shifted by -1, a mask of 21 bits is 0',
  },
]
