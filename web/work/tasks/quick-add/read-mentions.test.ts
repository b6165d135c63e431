import { describe, expect, it } from 'vitest'
import { readTaskText } from './read-task-text.ts'

const names = [
  'Leah M.',
  'Jean-Luc P.',
  'Anne K.',
  'Anne-Marie T.',
  'O. Park',
  'Sean O’Brien',
  'José Núñez',
  'Zoë Łuka',
  'Mary Ann Lee',
  'Mary L.',
]
const people = names.map((name) => ({ user_uuid: name, name }))
const read = (line: string, of = people) => readTaskText(line, { people: of, today: '2026-11-20' })
const named = (line: string) => read(line).people.map(({ name }) => name)

describe('a mention', () => {
  it.each([
    ['Ask @Leah', 'Leah M.'],
    ['Ask @leah m.', 'Leah M.'],
    ['Ask @LEAH, please', 'Leah M.'],
    ['Ask @jeanluc', 'Jean-Luc P.'],
    ['Ask @Jean-Luc', 'Jean-Luc P.'],
    // The hyphens of Unicode, and a minus.
    ['Ask @Jean\u2010Luc', 'Jean-Luc P.'],
    ['Ask @Jean\u2011Luc', 'Jean-Luc P.'],
    ['Ask @Jean–Luc', 'Jean-Luc P.'],
    ['Ask @Jean\u2212Luc', 'Jean-Luc P.'],
    ['Ask @Jean\uFF0DLuc', 'Jean-Luc P.'],
    ['Ask @Anne', 'Anne K.'],
    ['Ask @Anne-Marie', 'Anne-Marie T.'],
    ["Ask @O'Brien", 'Sean O’Brien'],
    ['Ask @O’Brien', 'Sean O’Brien'],
    ['Ask @O‘Brien', 'Sean O’Brien'],
    ["Ask @sean o'brien about it", 'Sean O’Brien'],
    ['Ask @jose', 'José Núñez'],
    ['Ask @JOSE\u0301 NU\u0301N\u0303EZ', 'José Núñez'],
    ['Ask @zoe', 'Zoë Łuka'],
    ['Ask @luka', 'Zoë Łuka'],
    // The longest name that fits.
    ['Ask @Mary Ann', 'Mary Ann Lee'],
    ['Ask @Mary Ann Lee about it', 'Mary Ann Lee'],
    ['Ask @Mary L. about it', 'Mary L.'],
  ])('%j is %s', (line, name) => {
    expect(named(line)).toEqual([name])
    expect(read(line).name).not.toContain('@')
  })

  it.each([
    'Ask @Annette',
    "Ask @O'Neil",
    'Ask @Anne-Sophie',
    'Ask @Leahy',
    'Ask @Le',
    'Ask @Leah’s friend',
    'Ask @Nobody',
  ])('%j is nobody, and its words stay', (line) => {
    expect(read(line)).toMatchObject({ name: line, people: [], chips: [], unclear: [] })
    expect(read(line).unknown).toHaveLength(1)
  })

  it('tells what it doesn’t know, and reads the others', () => {
    expect(read('Ask @Nobody about 20% off! @jeanluc')).toMatchObject({
      name: 'Ask @Nobody about 20% off!',
      people: [{ name: 'Jean-Luc P.' }],
      unknown: ['@Nobody'],
    })
  })

  it('of a name that two people have chooses nobody, and offers both', () => {
    const two = [
      { user_uuid: '1', name: 'Robin F.' },
      { user_uuid: '2', name: 'Robin F.' },
      { user_uuid: '3', name: 'Robin G.' },
    ]
    const both = read('Ask @Robin F. tomorrow', two)
    expect(both).toMatchObject({ name: 'Ask @Robin F.', people: [], unclear: [{ people: two.slice(0, 2) }] })
    expect(read('Ask @robin', two).unclear[0]?.people).toEqual(two)
    expect(read('Ask @Robin G.', two).people).toEqual([two[2]])
    const key = both.unclear[0]?.key ?? ''
    const chosen = readTaskText('Ask @Robin F.', { people: two, today: '', chosen: new Map([[key, '2']]) })
    expect(chosen).toMatchObject({ name: 'Ask', people: [two[1]], unclear: [] })
  })
})
