import * as t from '../messages/fields.ts'
import { regionNames, regionsOfPostalCode } from '../../core/places/postal-regions.ts'

type Country = 'CA' | 'US'

const forms = {
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
  // No ZIP code begins with 000 to 004.
  US: /^(?!00[0-4])\d{5}(-\d{4})?$/,
} as const
const messages = {
  CA: () => t.canadianPostalCode({ example: 'K1A 0B1' }),
  US: () => t.zipCode({ example: '10001', longer: '10001-0001' }),
} as const

/** Spaces of any kind (a copied address has non-breaking ones), hyphens and dashes, and what shows as nothing. */
const between = /[\s\u00ad\u200b-\u200d\u2060\ufeff\u2010-\u2015\u2212-]/g

/** A postal code as it is written: `k1a0b1` and `K1A-0B1` are `K1A 0B1`, `100010001` is `10001-0001`. */
export function postalCodeOf(given: string, of: Country): string {
  const code = given.replaceAll(between, '').toUpperCase()
  if (of === 'CA') return /^\w{6}$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : code
  return /^\d{9}$/.test(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : code
}

const namesOf = (of: Country): Readonly<Record<string, string>> => regionNames[of]

/** What is wrong with a postal code for a province or state of the country, where one is chosen; null: nothing. */
export function postalIssue(given: string, of: Country, region = ''): string | null {
  const code = postalCodeOf(given, of)
  if (!forms[of].test(code)) return messages[of]()
  const { usual, others } = regionsOfPostalCode(code, of)
  if (usual.length === 0 || !(region in regionNames[of]) || [...usual, ...others].includes(region)) return null
  const [first = '', ...more] = usual.map((each) => namesOf(of)[each] ?? each)
  const beginning = { code: of === 'CA' ? code.slice(0, 3) : code.slice(0, 5), kind: of }
  if (more.length === 0) return t.postalCodeOfRegion({ ...beginning, region: first })
  return t.postalCodeOfRegions({
    ...beginning,
    regions: more.reduce((one, other) => t.regionOr({ one, other }), first),
  })
}
