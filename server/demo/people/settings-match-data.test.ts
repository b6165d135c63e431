import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './industry-words.ts'
import { popularityOf } from './role-popularity.ts'
import { courseWeights, industryWeights } from './role-settings.ts'

const rowsOf = async (file: string): Promise<Record<string, string>[]> =>
  parse(await readFile(new URL(`../../data/${file}`, import.meta.url), 'utf8'), { columns: true })
const roles = (await rowsOf('roles.csv')).map(({ role_id = '', category = '' }) => ({ slug: role_id, category }))
const industries = (await rowsOf('industries.csv')).map(({ industry_id = '' }) => industry_id)
const courses = (await rowsOf('courses.csv')).map(({ id }) => Number(id))

describe('what is written about roles and industries fits the data', () => {
  it('every role has a popularity of its own', () => {
    expect(roles.filter(({ slug }) => popularityOf(slug) === popularityOf('no such role'))).toEqual([])
  })

  it('every industry has its words', () => {
    expect(industries.filter((slug) => wordsOf(slug) === wordsOf('no such industry'))).toEqual([])
  })

  it.each(roles)('$slug names only industries and courses that exist', ({ slug, category }) => {
    expect([...industryWeights(slug).keys()].filter((industry) => !industries.includes(industry))).toEqual([])
    const weights = courseWeights(slug, category)
    expect([...weights.keys()].filter((id) => !courses.includes(id))).toEqual([])
    expect(weights.size).toBeGreaterThan(courseWeights('no such role', 'no such category').size)
  })
})
