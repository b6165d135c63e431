import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writtenMutants } from './written-mutants.ts'

const root = join(import.meta.dirname, '..', '..')

it('each written mutant still fits its file, once', () => {
  const places = Object.values(writtenMutants)
    .flat()
    .map(({ change, file, from }) => ({
      change,
      places: readFileSync(join(root, file), 'utf8').split(from).length - 1,
    }))
  expect(places.filter((each) => each.places !== 1)).toEqual([])
})
