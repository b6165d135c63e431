import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { loadReferenceData } from './reference-data.ts'
import type { TestDatabase } from '../testing/database.ts'

const tableOfFile = {
  'roles.csv': 'roles',
  'skills.csv': 'skills',
  'tools.csv': 'tools',
  'industries.csv': 'industries',
  'role_keywords.csv': 'role_keywords',
  'role_skills.csv': 'role_skills',
  'role_tools.csv': 'role_tools',
  'self_identifications.csv': 'self_identifications',
  'courses.csv': 'courses',
  'languages.csv': 'languages',
  'timezones.csv': 'time_zones',
  'regions.csv': 'regions',
  'cities.csv': 'cities',
}
const rowsOf = async (file: string): Promise<Record<string, string>[]> =>
  parse(await readFile(new URL(`../data/${file}`, import.meta.url), 'utf8'), { columns: true })

describe('reference data', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  const values = async (statement: string): Promise<unknown[]> => {
    const { rows } = await database.pool.query<unknown[]>({ text: statement, rowMode: 'array' })
    return rows.map(([value]) => value)
  }
  const codes = (country: string) =>
    values(`select code from regions where country = '${country}' order by code collate "C"`)

  it.each(Object.entries(tableOfFile))('holds every row of %s', async (file, table) => {
    expect(await values(`select count(*) from ${table}`)).toEqual([(await rowsOf(file)).length])
  })

  it.each([
    ['roles', 'role_id'],
    ['skills', 'skill_id'],
    ['tools', 'tool_id'],
    ['industries', 'industry_id'],
  ])('numbers %s from 1 in the order of the file', async (table, slug) => {
    const rows = await rowsOf(`${table}.csv`)
    expect(await values(`select slug from ${table} order by id`)).toEqual(rows.map((row) => row[slug]))
    expect(await values(`select min(id) || ' ' || max(id) from ${table}`)).toEqual([`1 ${rows.length}`])
  })

  it('A6.4 lists every province and territory of Canada and every state and territory of the US by two letters', async () => {
    const inCanada = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'
    const states =
      'AK AL AR AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'
    const ofTheUnion = `${states} AS DC GU MP PR UM VI`
    expect(await codes('CA')).toEqual(inCanada.split(' '))
    expect(await codes('US')).toEqual(ofTheUnion.split(' ').toSorted())
  })

  it('A6.4 knows zones of Canada and the US, GMT, UTC and Unknown, and no others', async () => {
    const rows = await rowsOf('timezones.csv')
    const elsewhere = rows.filter(
      ({ kind, countries }) => !(countries ?? '').match(/CA|US|AS|GU|MP|PR|UM|VI/) && kind !== 'alias',
    )
    expect(elsewhere.map(({ zone }) => zone)).toEqual(['GMT', 'UTC', 'Unknown'])
  })

  it('numbers role categories in order of appearance and names them for people', async () => {
    expect(await values('select slug from role_categories order by id')).toEqual([
      ...new Set((await rowsOf('roles.csv')).map((row) => row.category)),
    ])
    expect(await values(`select name from role_categories where slug = 'sales-marketing'`)).toEqual([
      'Sales and marketing',
    ])
    expect(await values('select name from role_categories where name = slug')).toEqual([])
  })

  it('keeps the commas of a self-identification', async () => {
    expect(await values('select value from self_identifications where id = 2')).toEqual([
      'Indigenous (First Nations, Inuit or Métis)',
    ])
    expect(await values('select id from self_identifications where hidden_in_filter order by id')).toEqual([11, 12])
  })

  it('adds nothing the second time and tells nobody', async () => {
    const listener = new Client(database.url)
    await listener.connect()
    await listener.query('listen reference_changed')
    const heard: string[] = []
    listener.on('notification', ({ payload = '' }) => heard.push(payload))
    expect(await loadReferenceData(database.pool)).toBe(0)
    await database.pool.query(`select pg_notify('reference_changed', 'end of test')`)
    await expect.poll(() => heard).toContain('end of test')
    expect(heard).toEqual(['end of test'])
    await listener.end()
  })

  it('adds a missing row behind the highest number and leaves renamed and switched-off ones alone', async () => {
    await database.pool.query(`delete from role_skills where skill_id = 5`)
    const [slug] = await values('delete from skills where id = 5 returning slug')
    await database.pool.query(`update roles set value = 'Renamed', active = false where id = 3`)
    await database.pool.query('delete from cities where geoname_id = 6167865')

    expect(await loadReferenceData(database.pool)).toBeGreaterThanOrEqual(3)

    expect(await values(`select id from skills where slug = '${String(slug)}'`)).toEqual([
      (await rowsOf('skills.csv')).length + 1,
    ])
    expect(await values('select id from skills where id = 5')).toEqual([])
    expect(await values('select value from roles where id = 3 and not active')).toEqual(['Renamed'])
    expect(await values('select name from cities where geoname_id = 6167865')).toEqual(['Toronto'])
  })

  it('leaves nothing behind when a row is refused', async () => {
    await database.pool.query('truncate role_categories, skills, tools, industries cascade')
    await database.pool.query(`alter table role_tools add constraint nothing_fits check (weight < 0)`)
    await expect(loadReferenceData(database.pool)).rejects.toThrow('nothing_fits')
    expect(await values('select count(*) from roles')).toEqual([0])
    await database.pool.query('alter table role_tools drop constraint nothing_fits')
    expect(await loadReferenceData(database.pool)).toBeGreaterThan(8000)
  })
})
