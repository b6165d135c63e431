import { expect, test } from 'vitest'
import { chooseFiles } from './choose-files.ts'

const file = (name: string, size = 1) => ({ name, size })
const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name)
const tooLarge = 26 * 1024 * 1024

test('C4 a file that is too large is named, and the others are sent all the same', () => {
  const { sent, rejected } = chooseFiles([file('a.txt'), file('film.mov', tooLarge), file('b.txt')], 10, 'Full.')
  expect([namesOf(sent), rejected]).toEqual([['a.txt', 'b.txt'], 'film.mov is larger than 25 MB.'])
})

test('C4 as many are sent as there is room for, and those left out are named', () => {
  const { sent, rejected } = chooseFiles([file('a.txt'), file('b.txt'), file('c.txt')], 1, 'A message takes 10 files.')
  expect([namesOf(sent), rejected]).toEqual([['a.txt'], 'A message takes 10 files. Not added: b.txt, c.txt.'])
  expect(chooseFiles([file('a.txt')], 0, 'Full.')).toEqual({ sent: [], rejected: 'Full. Not added: a.txt.' })
})

test('C4 nothing is said where all can be sent', () => {
  expect(chooseFiles([file('a.txt')], 1, 'Full.').rejected).toBeNull()
})
