/** What a Canadian postal code begins with, by province or territory; Quebec and Ontario have several letters. */
const regions: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
}
const nunavut = /^X0[ABC]/
const begun = /^[A-Z]\d[A-Z]/

/** The province or territory of a Canadian postal code, from its first three characters on; null while it can't be told. */
export function regionOfPostalCode(code: string): string | null {
  const given = code.trim().toUpperCase()
  if (!begun.test(given)) return null
  if (given.startsWith('X')) return nunavut.test(given) ? 'NU' : 'NT'
  return regions[given.slice(0, 1)] ?? null
}
