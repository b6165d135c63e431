import { describe, expect, it } from 'vitest'
import { regionNames } from '../../core/places/postal-regions.ts'
import { postalCodeOf, postalIssue } from './postal-code.ts'

describe('a postal code', () => {
  it.each([
    ['k1a0b1', 'CA', 'K1A 0B1'],
    ['K1A-0B1', 'CA', 'K1A 0B1'],
    [' k1a\u00a00b1 ', 'CA', 'K1A 0B1'],
    ['K1A\u202f0B1', 'CA', 'K1A 0B1'],
    ['K1A\u20130B1\u200b', 'CA', 'K1A 0B1'],
    ['K 1 A 0 B 1', 'CA', 'K1A 0B1'],
    ['10001', 'US', '10001'],
    ['100010001', 'US', '10001-0001'],
    ['10001\u00a00001', 'US', '10001-0001'],
    ['10001\u20130001', 'US', '10001-0001'],
  ] as const)('pasted as %j in %s is %s', (given, country, code) => {
    expect(postalCodeOf(given, country)).toBe(code)
    expect(postalIssue(given, country)).toBeNull()
  })

  it.each([
    ['D1A 0B1', 'CA'],
    ['K1A 0B', 'CA'],
    ['10001', 'CA'],
    ['K1A 0B1', 'US'],
    ['1000', 'US'],
    ['00000', 'US'],
    ['00499', 'US'],
    ['10001-00', 'US'],
  ] as const)('%s isn’t one in %s', (given, country) => {
    expect(postalIssue(given, country)).toMatch(/looks like/)
  })

  it('that contradicts the province is refused with both choices', () => {
    expect(postalIssue('M5V 2T6', 'CA', 'NS')).toBe('M5V is in Ontario. Choose Ontario or correct the postal code')
    expect(postalIssue('10001-0001', 'US', 'CA')).toBe('10001 is in New York. Choose New York or correct the ZIP code')
  })

  it.each([
    ['A1C 5M2', 'NL'],
    ['B3J 1S9', 'NS'],
    ['C1A 4P3', 'PE'],
    ['E1C 1A1', 'NB'],
    ['G1R 4P5', 'QC'],
    ['H2Y 1C6', 'QC'],
    ['J8X 4B5', 'QC'],
    ['K1P 1J1', 'ON'],
    ['L5B 3C1', 'ON'],
    ['M5V 2T6', 'ON'],
    ['N2L 3G1', 'ON'],
    ['P3E 5J1', 'ON'],
    ['R3C 0V8', 'MB'],
    ['S7K 0J5', 'SK'],
    ['T2P 1J9', 'AB'],
    ['V6B 1H7', 'BC'],
    ['V0W 1A0', 'BC'],
    ['X0A 0H0', 'NU'],
    ['X0B 0C0', 'NU'],
    ['X0C 0G0', 'NU'],
    ['X0E 0T0', 'NT'],
    ['X0G 0A0', 'NT'],
    ['X1A 2P7', 'NT'],
    ['Y1A 2C6', 'YT'],
  ])('%s is in %s and nowhere else', (code, region) => {
    const right = Object.keys(regionNames.CA).filter((each) => postalIssue(code, 'CA', each) === null)
    expect(right).toEqual([region])
  })

  it('of two that share a district says the one it is in', () => {
    expect(postalIssue('X0A 0H0', 'CA', 'NT')).toMatch(/^X0A is in Nunavut\./)
    expect(postalIssue('X1A 2P7', 'CA', 'NU')).toMatch(/^X1A is in Northwest Territories\./)
  })

  it('beginning with X, of a district that nobody has yet, is in one of the two territories that have X', () => {
    for (const code of ['X9Z 1A1', 'X2A 1A1', 'X0H 1A1', 'X1B 1A1']) {
      const right = Object.keys(regionNames.CA).filter((each) => postalIssue(code, 'CA', each) === null)
      expect(right.toSorted()).toEqual(['NT', 'NU'])
    }
    expect(postalIssue('X9Z 1A1', 'CA', 'ON')).toBe(
      'X9Z is in Northwest Territories or Nunavut. Choose one of them or correct the postal code',
    )
    expect(postalIssue('96910', 'US', 'TX')).toBe(
      '96910 is in Guam or the Northern Mariana Islands. Choose one of them or correct the ZIP code',
    )
  })

  it('of any letter that begins Canadian ones goes with one or two provinces, never with all', () => {
    for (const letter of 'ABCEGHJKLMNPRSTVXY') {
      for (const code of [`${letter}0A 1A1`, `${letter}9Z 9Z9`, `${letter}5T 2B3`]) {
        const right = Object.keys(regionNames.CA).filter((each) => postalIssue(code, 'CA', each) === null)
        expect([code, right.length]).toEqual([code, letter === 'X' && !code.startsWith('X0A') ? 2 : 1])
      }
    }
  })

  it.each([
    // Federal offices in Gatineau.
    ['K1A 0C9', 'CA', ['ON', 'QC']],
    ['R8A 1A1', 'CA', ['MB', 'SK']],
    // Fishers Island, Fort Campbell, Fort Moore, Texarkana.
    ['06390', 'US', ['CT', 'NY']],
    ['42223', 'US', ['KY', 'TN']],
    ['31905', 'US', ['AL', 'GA']],
    ['75501', 'US', ['AR', 'TX']],
    ['96799', 'US', ['AS', 'HI']],
    ['96910', 'US', ['GU', 'MP']],
  ] as const)('%s in %s is delivered across a border: %j', (code, country, regions) => {
    const right = Object.keys(regionNames[country]).filter((each) => postalIssue(code, country, each) === null)
    expect(right.toSorted()).toEqual(regions)
  })

  it('of the army, and one of a prefix that nobody has yet, goes with every state', () => {
    for (const code of ['09012', '34001', '96201', '41901']) expect(postalIssue(code, 'US', 'TX')).toBeNull()
  })

  it.each([
    ['00501', 'NY'],
    ['00901', 'PR'],
    ['00801', 'VI'],
    ['02108', 'MA'],
    ['03801', 'NH'],
    ['04101', 'ME'],
    ['05401', 'VT'],
    ['05501', 'MA'],
    ['19801', 'DE'],
    ['20001', 'DC'],
    ['20101', 'VA'],
    ['20201', 'DC'],
    ['20601', 'MD'],
    ['22201', 'VA'],
    ['25301', 'WV'],
    ['39901', 'GA'],
    ['60601', 'IL'],
    ['73301', 'TX'],
    ['78701', 'TX'],
    ['88510', 'TX'],
    ['80202', 'CO'],
    ['83001', 'WY'],
    ['83201', 'ID'],
    ['98101', 'WA'],
    ['99501', 'AK'],
  ])('ZIP code %s is in %s', (code, region) => {
    expect(postalIssue(code, 'US', region)).toBeNull()
    expect(postalIssue(code, 'US', region === 'OH' ? 'IA' : 'OH')).not.toBeNull()
  })
})
