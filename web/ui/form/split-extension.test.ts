import { expect, it } from 'vitest'
import { splitExtension } from './split-extension.ts'

it.each([
  ['416 555 0100 ext. 2', '416 555 0100', '2'],
  ['(416) 555-0100 x12345678', '(416) 555-0100', '12345678'],
  ['+1 416 555 0100, Extension 7', '+1 416 555 0100', '7'],
  ['514 555-0100 poste 204', '514 555-0100', '204'],
  ['416.555.0100#9', '416.555.0100', '9'],
  [' 416-555-0100 Ext: 31 ', '416-555-0100', '31'],
])('splits %j', (text, number, extension) => expect(splitExtension(text)).toEqual({ number, extension }))

it.each(['', '416 555 0100', 'x2', '416 555 0100 x', '416 555 0100 x123456789', '416 555 0100 ext 2b', 'call ext 2'])(
  'leaves %j as it is',
  (text) => expect(splitExtension(text)).toBeNull(),
)
