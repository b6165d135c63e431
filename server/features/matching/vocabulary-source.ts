import type { Logger } from 'pino'
import type { Database } from '../../platform/database/connection.ts'
import type { Listener } from '../../platform/database/listener.ts'
import type { Reference } from './understanding/reference.ts'
import { buildVocabulary, type Vocabulary } from './understanding/vocabulary.ts'

/** The vocabulary in memory, built again whenever a reference table changes. */
export interface VocabularySource {
  readonly current: Vocabulary
}

async function readReference(database: Database): Promise<Reference> {
  const { kysely } = database
  const [roles, roleKeywords, skills, tools, roleSkills, roleTools, industries] = await Promise.all([
    kysely.selectFrom('roles').selectAll().where('active', '=', true).orderBy('id').execute(),
    kysely.selectFrom('role_keywords').selectAll().orderBy('keyword').orderBy('role_id').execute(),
    kysely.selectFrom('skills').selectAll().where('active', '=', true).orderBy('id').execute(),
    kysely.selectFrom('tools').selectAll().where('active', '=', true).orderBy('id').execute(),
    kysely.selectFrom('role_skills').selectAll().orderBy('role_id').orderBy('skill_id').execute(),
    kysely.selectFrom('role_tools').selectAll().orderBy('role_id').orderBy('tool_id').execute(),
    kysely.selectFrom('industries').selectAll().orderBy('id').execute(),
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
  }
}

export async function openVocabulary(parts: {
  database: Database
  listener: Listener
  log: Logger
}): Promise<VocabularySource> {
  const { database, listener, log } = parts
  let current = buildVocabulary(await readReference(database))
  let reading: Promise<void> | null = null
  let again = false

  async function refresh(): Promise<void> {
    do {
      again = false
      current = buildVocabulary(await readReference(database))
    } while (again)
  }
  function changed(): void {
    again = true
    reading ??= refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'the vocabulary could not be read again'))
      .finally(() => {
        reading = null
      })
  }
  listener.on('reference_changed', changed)
  listener.onReconnect(changed)
  return {
    get current() {
      return current
    },
  }
}
