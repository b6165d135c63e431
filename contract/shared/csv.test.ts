import { expect, test } from 'vitest'
import { csvCell, csvText, exactCsvText } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+14165550100', "'+14165550100"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['  =1', "'  =1"],
  ['|calc', "'|calc"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('a cell that starts a formula is escaped: %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test('numbers stay numbers, also negative ones, and nothing is empty', () => {
  expect([csvCell(-5), csvCell(0.25), csvCell(null), csvCell('')]).toEqual(['-5', '0.25', '', ''])
})

test('commas, quotes and line breaks stand within quotes', () => {
  expect(csvCell('Zhang, "Wei"\nToronto')).toBe('"Zhang, ""Wei""\nToronto"')
})

test('a number that is written as text is no formula', () => {
  expect([csvCell('-1080.00'), csvCell('12'), csvCell('-2-3')]).toEqual(['-1080.00', '12', "'-2-3"])
})

test('lines end as the format has it', () => {
  expect(csvText([['Name'], ['Zoë']])).toBe('Name\r\nZoë\r\n')
})

test('what an accounting program imports stays as it is', () => {
  const names = ['-Kerr & Sons', '@Home Books', '=1+1', '+1 416 555 0100', '-12.50', 'Zhang, "Wei"', ' first']
  expect(exactCsvText([names])).toBe(
    '-Kerr & Sons,@Home Books,=1+1,+1 416 555 0100,-12.50,"Zhang, ""Wei"""," first"\r\n',
  )
  expect(exactCsvText([[1, null, '']])).toBe('1,,\r\n')
})
