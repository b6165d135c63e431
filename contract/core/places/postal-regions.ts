/**
 * Which province, territory or state a postal code is in.
 *
 * Canada: the first letter, as Canada Post's addressing guidelines have it; X is shared by two territories, told apart by the first three
 * characters. United States: the first three digits, as the labeling list L002 of the U.S. Postal Service has them. The latter were
 * compared on 2026-11-28 with the 42,555 ZIP codes of the npm package zipcodes 8.0.0; those it has elsewhere are in the exceptions below.
 */
const canada: Readonly<Record<string, string>> = {
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
  X0A: 'NU',
  X0B: 'NU',
  X0C: 'NU',
  X0E: 'NT',
  X0G: 'NT',
  X1A: 'NT',
  Y: 'YT',
}

/** Of a district that isn't listed above. */
const sharedInCanada: Readonly<Record<string, readonly string[]>> = { X: ['NT', 'NU'] }

/** Delivered across a border: federal offices in Gatineau have Ottawa's K1A; a part of Flin Flon is in Saskatchewan. */
const canadaToo: Readonly<Record<string, readonly string[]>> = { K1A: ['QC'], R8A: ['SK'] }

const usa: Readonly<Record<string, string>> = {
  AL: '350-352 354-369',
  AK: '995-999',
  AZ: '850-853 855-857 859-860 863-865',
  AR: '716-729',
  CA: '900-908 910-928 930-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200 202-205 569',
  FL: '320-339 341-342 344 346-347 349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-620 622-629',
  IN: '460-479',
  IA: '500-516 520-528',
  KS: '660-662 664-679',
  KY: '400-418 420-427',
  LA: '700-701 703-708 710-714',
  ME: '039-049',
  MD: '206-212 214-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-551 553-567',
  MS: '386-397',
  MO: '630-631 633-641 644-658',
  MT: '590-599',
  NE: '680-681 683-693',
  NV: '889-891 893-895 897-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-871 873-875 877-884',
  NY: '005 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-731 734-741 743-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-770 772-799 885',
  UT: '840-847',
  VT: '050-054 056-059',
  VA: '201 220-246',
  WA: '980-986 988-994',
  WV: '247-268',
  WI: '530-532 534-535 537-549',
  WY: '820-831',
  PR: '006-007 009',
  VI: '008',
  GU: '969',
  MP: '969',
  AS: '967',
  UM: '968',
}

/**
 * ZIP codes whose routes cross a state line, under the state that their prefix doesn't say. No complete list is published, and not each of
 * these was checked: one that is missing refuses a right address, one too many only lets a slip through, and a state decides no tax.
 */
const usaToo: Readonly<Record<string, string>> = {
  CA: '89010 89019 89060 89061 89439 97635',
  ID: '83120 89832 97910 97913 99128',
  NY: '06390',
  NM: '79821 79837 79922 81137 85534 86504 86514 86515',
  WY: '57717 57735 59311 80758 83414 84026',
  UT: '81324 82930 83312 83342 86044 86514',
  AZ: '84531 84536 87328 89019',
  NV: '84034 84083 97910',
  OR: '89421 99362',
  CO: '69021 82063 84531 87328',
  MT: '57724 58621 58654 82930 83466',
  ND: '57638 57641 57642 57645 57648 57660 59221 59270 59275',
  SD: '51001 51023 56129 56144 56164 56219 58439 58623 58649 58653 68719 69201 69212 69216 82701',
  NE: '57523 66541 80737 80744 82082',
  MN: '51360 54021 57030 57068 58030',
  IA: '52542 55954 56027 56136 61230 63535',
  KS: '64453 68978 73938 73949 80758',
  TX: '71749 73949 73960 75502 87936 88220 88430',
  OK: '67950 72761 79035 88430',
  AR: '38041 63965 65729 65733 65761 71082 75556 75501',
  LA: '71749 75657',
  MO: '50140 52626 52555 66763 72338 72395 72644',
  IL: '42081 47922 53511 63673',
  TN: '24604 37752 38852 40965 42223 72338',
  KY: '37642 38063 38079 42223 45638',
  MS: '36908 38326 38041',
  AL: '31905 38852 39367',
  GA: '36855 37317 37391',
  NC: '24292 29710 30559 37317 37691',
  VA: '20598 20135 24701 25411 37642',
  WV: '20135 22602 24604 24983 41537',
  MD: '20588 17214 19940 19973 20135',
  DE: '19362 21912 21919',
  PA: '14775 21912 26541 44041',
  MA: '02861 03047 05352 06026',
  RI: '02864 06379',
  NH: '03901 05354',
  ME: '03579',
  VT: '01340 03576 03750 12057',
  CT: '01521 12522 02804',
  NJ: '10990 18042',
  WI: '54540 55056 60097',
  MI: '54540 46507',
  IN: '42376 45003 49130 60438',
  OH: '41101 47003 48131',
}

export const regionNames = {
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  US: {
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'the District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
    PR: 'Puerto Rico',
    VI: 'the U.S. Virgin Islands',
    GU: 'Guam',
    MP: 'the Northern Mariana Islands',
    AS: 'American Samoa',
    UM: 'the U.S. Minor Outlying Islands',
  },
} as const satisfies Readonly<Record<'CA' | 'US', Readonly<Record<string, string>>>>

function isWithin(prefix: string, ranges: string): boolean {
  return ranges.split(' ').some((range) => {
    const [first = '', last = first] = range.split('-')
    return prefix >= first && prefix <= last
  })
}

const keysWith = (lists: Readonly<Record<string, string>>, has: (list: string) => boolean) =>
  Object.entries(lists).flatMap(([region, list]) => (has(list) ? [region] : []))

/** Where a postal code may be. */
export interface PostalRegions {
  /** Where it is: several where it may be in each of them alike, none where we don't know. */
  readonly usual: readonly string[]
  /** Where some addresses of it are besides. */
  readonly others: readonly string[]
}

/**
 * The regions that a well-formed postal code may be in. None: we don't know, as of military addresses, which have no state of ours, and of ZIP
 * codes with a prefix that is nobody's yet.
 */
export function regionsOfPostalCode(code: string, country: 'CA' | 'US'): PostalRegions {
  const prefix = code.slice(0, 3)
  if (country === 'CA') {
    const region = canada[prefix] ?? canada[prefix.charAt(0)]
    const usual = region === undefined ? (sharedInCanada[prefix.charAt(0)] ?? []) : [region]
    return { usual, others: canadaToo[prefix] ?? [] }
  }
  const usual = keysWith(usa, (ranges) => isWithin(prefix, ranges))
  const others = usual.length === 0 ? [] : keysWith(usaToo, (zips) => zips.includes(code.slice(0, 5)))
  return { usual, others }
}
