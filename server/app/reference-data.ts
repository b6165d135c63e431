import type { ClientBase, Pool } from 'pg'
import { advisoryKeys } from '../platform/database/advisory-keys.ts'
import {
  addFrench,
  addKeyed,
  addNumbered,
  cell,
  id,
  idOf,
  list,
  number,
  parseRows,
  readData,
  storedKeys,
  text,
} from './reference-rows.ts'
import type { Ids, Row } from './reference-rows.ts'
import { categoryRatesOf, taxRatesOf } from './tax-rate-rows.ts'

const rowsOf = async (file: string): Promise<Row[]> => parseRows(await readData(file))

const rowId = (row: Row): string => cell(row, 'id')
const regionKey = (row: Row): string => `${cell(row, 'country')} ${cell(row, 'code')}`

async function addRoles(client: ClientBase): Promise<{ ids: Ids; added: number }> {
  const rows = await rowsOf('roles.csv')
  const category = await addNumbered(client, 'role_categories', 'category_id', await rowsOf('role_categories.csv'), {
    name: text('name'),
  })
  const taxedAs = new Map(
    (await rowsOf('role_tax_categories.csv')).map((row) => [cell(row, 'role_id'), cell(row, 'tax_category')]),
  )
  const role = await addNumbered(client, 'roles', 'role_id', rows, {
    value: text('name'),
    description: text('description'),
    category_id: id(category.ids, 'category'),
    tax_category: { type: 'text', value: (row) => taxedAs.get(cell(row, 'role_id')) ?? 'general_assistance' },
  })
  return { ids: role.ids, added: category.added + role.added }
}

async function addVocabulary(client: ClientBase): Promise<number> {
  const roles = await addRoles(client)
  const skills = await addNumbered(client, 'skills', 'skill_id', await rowsOf('skills.csv'), {
    value: text('name'),
    category: text('category'),
  })
  const tools = await addNumbered(client, 'tools', 'tool_id', await rowsOf('tools.csv'), {
    value: text('name'),
    category: text('category'),
    aliases: list('aliases'),
  })
  const industries = await addNumbered(client, 'industries', 'industry_id', await rowsOf('industries.csv'), {
    value: text('name'),
    keywords: list('keywords'),
  })
  const role_id = id(roles.ids, 'role_id')
  const weight = number('weight', 'real')
  const roleAnd = (second: (row: Row) => string | number) => (row: Row) =>
    `${idOf(roles.ids, cell(row, 'role_id'))} ${second(row)}`
  const keywords = await addKeyed(
    client,
    'role_keywords',
    `role_id || ' ' || keyword`,
    roleAnd((row) => cell(row, 'keyword')),
    await rowsOf('role_keywords.csv'),
    { keyword: text('keyword'), role_id, weight, source: text('source') },
  )
  const roleSkills = await addKeyed(
    client,
    'role_skills',
    `role_id || ' ' || skill_id`,
    roleAnd((row) => idOf(skills.ids, cell(row, 'skill_id'))),
    await rowsOf('role_skills.csv'),
    { role_id, skill_id: id(skills.ids, 'skill_id'), weight },
  )
  const roleTools = await addKeyed(
    client,
    'role_tools',
    `role_id || ' ' || tool_id`,
    roleAnd((row) => idOf(tools.ids, cell(row, 'tool_id'))),
    await rowsOf('role_tools.csv'),
    { role_id, tool_id: id(tools.ids, 'tool_id'), weight },
  )
  return roles.added + skills.added + tools.added + industries.added + keywords + roleSkills + roleTools
}

async function addLists(client: ClientBase): Promise<number> {
  const identifications = await addKeyed(
    client,
    'self_identifications',
    'id::text',
    rowId,
    await rowsOf('self_identifications.csv'),
    {
      id: number('id', 'integer'),
      value: text('value'),
      hidden_in_filter: { type: 'boolean', value: (row) => cell(row, 'hidden_in_filter') === 'Y' },
    },
  )
  const courses = await addKeyed(client, 'courses', 'id::text', rowId, await rowsOf('courses.csv'), {
    id: number('id', 'integer'),
    name: text('name'),
    badge_image: number('badge_image', 'integer'),
  })
  const languages = await addKeyed(client, 'languages', 'id::text', rowId, await rowsOf('languages.csv'), {
    id: number('id', 'integer'),
    code: text('code'),
    value: text('value'),
  })
  return identifications + courses + languages
}

/** The rows of cities.csv not stored yet. Parsing all 17,000 takes longer than everything else, so only these are. */
async function missingCities(client: ClientBase): Promise<Row[]> {
  const stored = await storedKeys(client, 'cities', 'geoname_id::text')
  const [header = '', ...lines] = (await readData('cities.csv')).trimEnd().split('\n')
  const missing = lines.filter((line) => !stored.has(line.slice(0, line.indexOf(','))))
  return missing.length === 0 ? [] : parseRows([header, ...missing].join('\n'))
}

async function addPlaces(client: ClientBase): Promise<number> {
  const zones = await addKeyed(
    client,
    'time_zones',
    'zone',
    (row) => cell(row, 'zone'),
    await rowsOf('timezones.csv'),
    {
      zone: text('zone'),
      kind: text('kind'),
      canonical_zone: text('canonical_zone'),
      description: text('description'),
    },
  )
  const regions = await addKeyed(client, 'regions', `country || ' ' || code`, regionKey, await rowsOf('regions.csv'), {
    country: text('country'),
    code: text('code'),
    name: text('name'),
    name_fr: { type: 'text', value: (row) => cell(row, 'name_fr') || null },
    // Uninhabited islands have no clock of their own.
    main_timezone: { type: 'text', value: (row) => cell(row, 'main_timezone') || 'Unknown' },
  })
  const cities = await addKeyed(
    client,
    'cities',
    'geoname_id::text',
    (row) => cell(row, 'geoname_id'),
    await missingCities(client),
    {
      geoname_id: number('geoname_id', 'integer'),
      name: text('name'),
      ascii_name: text('ascii_name'),
      country: text('country'),
      region: text('region'),
      latitude: number('latitude', 'float8'),
      longitude: number('longitude', 'float8'),
      population: number('population', 'integer'),
      timezone: text('timezone'),
      kind: text('kind'),
      aliases: list('aliases'),
    },
  )
  return zones + regions + cities
}

/** Behind the regions, which they name. */
async function addTaxes(client: ClientBase): Promise<number> {
  const keys = ['country', 'region', 'name', 'tax_category', 'effective_from']
  return addKeyed(
    client,
    'tax_rates',
    keys.join(` || ' ' || `),
    (row) => keys.map((key) => cell(row, key)).join(' '),
    [...taxRatesOf(await rowsOf('taxes.csv')), ...categoryRatesOf(await rowsOf('tax_rules.csv'))],
    {
      country: text('country'),
      region: text('region'),
      name: text('name'),
      rate_thousandths: number('rate_thousandths', 'integer'),
      tax_category: text('tax_category'),
      effective_from: { ...text('effective_from'), sql: (name) => `${name}::date` },
      source: text('source'),
      source_date: {
        type: 'text',
        value: (row) => cell(row, 'source_date') || null,
        sql: (name) => `${name}::date`,
      },
    },
  )
}

const valueFr = { column: 'value_fr', english: 'value' } as const
const nameFr = { column: 'name_fr', english: 'name', file: 'name' } as const

/** What the files say in French of all these. */
async function addFrenchNames(client: ClientBase): Promise<void> {
  const roles = await rowsOf('roles.csv')
  const descriptions = { column: 'description_fr', english: 'description', file: 'description' }
  await addFrench(client, 'roles', {
    key: ['slug', 'role_id'],
    rows: roles,
    names: [{ ...valueFr, file: 'name' }, descriptions],
  })
  const categories = await rowsOf('role_categories.csv')
  await addFrench(client, 'role_categories', { key: ['slug', 'category_id'], rows: categories, names: [nameFr] })
  for (const [table, slug] of [
    ['skills', 'skill_id'],
    ['industries', 'industry_id'],
  ] as const) {
    const rows = await rowsOf(`${table}.csv`)
    await addFrench(client, table, { key: ['slug', slug], rows, names: [{ ...valueFr, file: 'name' }] })
  }
  for (const table of ['languages', 'self_identifications'] as const) {
    const rows = await rowsOf(`${table}.csv`)
    await addFrench(client, table, { key: ['id', 'id'], rows, names: [{ ...valueFr, file: 'value' }] })
  }
  await addFrench(client, 'courses', { key: ['id', 'id'], rows: await rowsOf('courses.csv'), names: [nameFr] })
}

/**
 * Fills the reference tables from server/data in one transaction and answers how many rows were new.
 * Rows are told by slug (or by the file's own number): stored ones stay as they are, also where staff renamed
 * or switched them off; missing ones are added behind the highest id.
 */
export async function loadReferenceData(pool: Pool): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${advisoryKeys.reference_data})`)
    const added =
      (await addVocabulary(client)) + (await addLists(client)) + (await addPlaces(client)) + (await addTaxes(client))
    await addFrenchNames(client)
    await client.query('commit')
    client.release()
    return added
  } catch (problem) {
    // Dropping the connection rolls back, also when it is the connection that broke.
    client.release(true)
    throw problem
  }
}
