import { foldedText } from '@talentplace/contract/shared/folded-text'
import { constantFrom, sample, string } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { beginningAWord, containing, inLaterLine, inNumber } from './like-pattern.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function foldedBySql(texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ folded: string }>(
    'select folded_text(text) as folded from unnest($1::text[]) with ordinality each (text, place) order by place',
    [texts],
  )
  return rows.map(({ folded }) => folded)
}

async function finds(text: string, pattern: string): Promise<boolean> {
  const { rows } = await database.pool.query<{ found: boolean }>('select folded_text($1) like $2 as found', [
    text,
    pattern,
  ])
  return rows[0]?.found === true
}

describe('issue 34: the database folds text as the server does', () => {
  it('every character that both know, alone and between letters', async () => {
    const { rows } = await database.pool.query<{ code: number }>(
      `select code from generate_series(1, 1114111) code where code not between 55296 and 57343 and unicode_assigned(chr(code))`,
    )
    // What a newer Unicode than the database's knows as a capital stays as it is there.
    const characters = rows.map(({ code }) => String.fromCodePoint(code))
    expect(characters.length).toBeGreaterThan(150_000)
    const texts = characters.map((character) => `a${character}b`)
    const folded = await foldedBySql(texts)
    const differ = texts.filter((text, at) => folded[at] !== foldedText(text))
    expect(differ.map((text) => (text.codePointAt(1) ?? 0).toString(16))).toEqual([])
  })

  it('texts of several of them', async () => {
    const unit = constantFrom(...'aZéÉ\u0301\'’-‑–  \n\t\u00A0œŒßẞøŁıİΣς\u200BﬁÅĳ½אָعِ한が%_\\"&.')
    const texts = sample(string({ unit, minLength: 0, maxLength: 20 }), 3000)
    expect(await foldedBySql(texts)).toEqual(texts.map(foldedText))
  })
})

describe('issue 34: a search', () => {
  it.each([
    ['Préparer les états', 'preparer'],
    ['Café Montréal', 'cafe'],
    ["O'Brien & Sons", 'O’Brien'],
    ['O’Brien & Sons', 'obrien'],
    ['Cafe\u0301 Montre\u0301al', 'Café Montréal'],
    ['Jean‑Luc Picard', 'jean luc p'],
    ['Cœur de Lion', 'COEUR'],
    ['100% cotton', '0%'],
    ['a_b', 'A_B'],
    ['back\\slash', 'K\\S'],
  ])('in %j finds %j', async (text, typed) => expect(await finds(text, containing(typed))).toBe(true))

  it.each([
    ['1000 cotton', '0%'],
    ['axb', 'a_b'],
    ['Preparer', 'prepare x'],
    ['O’Brien', '’'],
    ['Jean-Luc', '-'],
  ])('in %j finds no %j', async (text, typed) => expect(await finds(text, containing(typed))).toBe(false))

  it('without words finds everything', async () => expect(await finds('Préparer', containing(''))).toBe(true))

  it.each([
    ['Émilie Roy', 'emi', true],
    ['Émilie Roy', 'ROY', true],
    ['Émilie Le-Roy', 'roy', true],
    ['Émilie Roy', 'ilie', false],
    ['Émilie Roy', '’', false],
  ])('in %j for the beginning of a word %j: %s', async (text, typed, found) => {
    const { rows } = await database.pool.query('select folded_text($1) like any ($2::text[]) as found', [
      text,
      beginningAWord(typed),
    ])
    expect(rows[0]).toEqual({ found })
  })

  it('begins a later line as well, and can leave the first one out', async () => {
    const text = 'emilie roy\nemi r.'
    const { rows } = await database.pool.query(
      'select $1::text like any ($2::text[]) as started, $1 like $3 as later, $1 like $4 as first',
      ['anne\nemilie@roy.test', beginningAWord('Émilie@'), inLaterLine('é'), inLaterLine('anne')],
    )
    expect(rows[0]).toEqual({ started: true, later: true, first: false })
    expect(text).toContain('\n')
  })

  it.each([
    ['CAD-00133', 'cad-00133', true],
    ['CAD-00133', 'CAD‑00133', true],
    ['CAD-00133', 'cad 00133', true],
    ['CAD-00133', '133', true],
    ['CAD-00133', 'usd', false],
  ])('for the number %s by %j: %s', async (formatted, typed, found) => {
    const { rows } = await database.pool.query('select $1 ilike $2 as found', [formatted, inNumber(typed)])
    expect(rows[0]).toEqual({ found })
  })
})
