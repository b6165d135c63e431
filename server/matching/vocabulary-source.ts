import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Logger } from 'pino'
import type { Database } from '../platform/database/connection.ts'
import type { Listener } from '../platform/database/listener.ts'
import { indexPlaces, type Places, type WorldCityRow } from './understanding/message/places.ts'
import type { Reference } from './understanding/reference.ts'
import { buildVocabulary, type Vocabulary } from './understanding/vocabulary.ts'

/** The vocabulary in memory, built again whenever a reference table changes. */
export interface VocabularySource {
  readonly current: Vocabulary
  /** Cities, regions and countries, which only a release changes. */
  readonly places: Places
}

const worldCities = new URL('../data/world_cities.csv', import.meta.url)

/** The larger cities outside Canada and the US: only messages are understood by them, so that no table has them. */
async function readWorldCities(): Promise<WorldCityRow[]> {
  const rows: Record<string, string>[] = parse(await readFile(worldCities, 'utf8'), {
    columns: true,
    skip_empty_lines: true,
  })
  return rows.map((row) => ({
    name: row['name'] ?? '',
    ascii_name: row['ascii_name'] ?? '',
    aliases: (row['aliases'] ?? '').split('|').filter((alias) => alias !== ''),
    country: row['country'] ?? '',
    timezone: row['timezone'] ?? '',
    population: Number(row['population']),
  }))
}

async function readPlaces(database: Database): Promise<Places> {
  const { kysely } = database
  const [cities, regions, abroad] = await Promise.all([
    kysely
      .selectFrom('cities')
      .select(['name', 'ascii_name', 'aliases', 'country', 'region', 'timezone', 'population'])
      .orderBy('geoname_id')
      .execute(),
    kysely.selectFrom('regions').select(['country', 'code', 'name', 'name_fr', 'main_timezone']).execute(),
    readWorldCities(),
  ])
  return indexPlaces(cities, regions, abroad)
}

async function readReference(database: Database): Promise<Reference> {
  const { kysely } = database
  const [roles, roleKeywords, skills, tools, roleSkills, roleTools, industries, languages] = await Promise.all([
    kysely.selectFrom('roles').selectAll().where('active', '=', true).orderBy('id').execute(),
    kysely
      .selectFrom('role_keywords')
      .selectAll()
      .where('active', '=', true)
      .orderBy('keyword')
      .orderBy('role_id')
      .execute(),
    kysely.selectFrom('skills').selectAll().where('active', '=', true).orderBy('id').execute(),
    kysely.selectFrom('tools').selectAll().where('active', '=', true).orderBy('id').execute(),
    kysely.selectFrom('role_skills').selectAll().orderBy('role_id').orderBy('skill_id').execute(),
    kysely.selectFrom('role_tools').selectAll().orderBy('role_id').orderBy('tool_id').execute(),
    kysely.selectFrom('industries').selectAll().where('active', '=', true).orderBy('id').execute(),
    kysely.selectFrom('languages').selectAll().orderBy('id').execute(),
  ])
  const active = new Set(roles.map((role) => role.id))
  const ofActiveRole = (link: { role_id: number }) => active.has(link.role_id)
  return {
    roles,
    roleKeywords: roleKeywords.filter(ofActiveRole),
    skills,
    tools,
    roleSkills: roleSkills.filter(ofActiveRole),
    roleTools: roleTools.filter(ofActiveRole),
    industries,
    languages,
  }
}

/** The vocabulary that this process built last, and a digest of the rows it was built of. */
let latestBuilt: { readonly rows: string; readonly vocabulary: Vocabulary } | null = null

/** Building holds everything else up for half a second, and after a lost connection the rows are mostly the same. */
function vocabularyOf(reference: Reference): Vocabulary {
  const rows = hash('sha256', JSON.stringify(reference))
  if (latestBuilt?.rows !== rows) latestBuilt = { rows, vocabulary: buildVocabulary(reference) }
  return latestBuilt.vocabulary
}

export async function openVocabulary(deps: {
  database: Database
  listener: Listener
  log: Logger
}): Promise<VocabularySource> {
  const { database, listener, log } = deps
  let again = false
  let reading: Promise<void> | null = null
  let latest: Vocabulary | null = null

  async function refresh(): Promise<Vocabulary> {
    do {
      again = false
      latest = vocabularyOf(await readReference(database))
    } while (again)
    return latest
  }
  function changed(): void {
    again = true
    reading ??= refresh()
      .then(() => undefined)
      .catch((error: unknown) => log.warn({ err: error }, 'the vocabulary could not be read again'))
      .finally(() => {
        reading = null
      })
  }
  listener.on('reference_changed', changed)
  listener.onReconnect(changed)
  await listener.listening()
  const [first, places] = await Promise.all([refresh(), readPlaces(database)])
  return {
    places,
    get current() {
      return latest ?? first
    },
  }
}
