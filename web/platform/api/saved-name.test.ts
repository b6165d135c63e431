import { expect, test } from 'vitest'
import { savedName } from './saved-name.ts'

test.each([
  ['attachment; filename="Talentplace Invoice CAD-00042.pdf"', 'Talentplace Invoice CAD-00042.pdf'],
  [`attachment; filename="Payments LI.pdf"; filename*=UTF-8''Payments%20%E6%9D%8E.pdf`, 'Payments 李.pdf'],
  [`attachment; filename="Payments LI.pdf"; filename*=UTF-8''%E6%9`, 'Payments LI.pdf'],
  [null, 'download'],
])('a file is saved under its whole name: %j', (disposition, name) => {
  expect(savedName(disposition)).toBe(name)
})
