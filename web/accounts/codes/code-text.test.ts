import { expect, test } from 'vitest'
import { codeText } from './code-text.ts'

test.each([
  ['ab2c3d', 'AB2C3D'],
  ['  AB2 C3D\n', 'AB2C3D'],
  ['ab2-c3d', 'AB2C3D'],
  ['AB2C3DXYZ', 'AB2C3D'],
  ['', ''],
])('A1.12 a code typed or pasted as %j is %j', (typed, code) => {
  expect(codeText(typed)).toBe(code)
})
