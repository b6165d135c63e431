import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, secret, type AccessWorld } from '../testing/access/access-world.ts'
import type { configurationOperations } from './configuration.operations.ts'

/** 'own' is a flag, which everybody may read, and 'foreign' a setting. What is changed is made for that one call. */
export async function configurationCalls({
  database,
}: AccessWorld): Promise<AccessCalls<typeof configurationOperations>> {
  let made = 0

  async function add(name: string): Promise<string> {
    await database.kysely
      .insertInto('configurations')
      .values({ name, type: 'text', value: JSON.stringify(secret), default_value: '""' })
      .execute()
    return name
  }

  async function addedFor(whose: Whose): Promise<string> {
    if (whose === 'absent') return 'setting.absent'
    made += 1
    return add(`setting.made${made}`)
  }

  async function addChange(name: string): Promise<string> {
    const before = { type: 'text', value: secret, default: '', note: '' }
    const { uuid } = await database.kysely
      .insertInto('audit_entries')
      .values({
        created_date: new Date(),
        actor_uuid: null,
        action: 'configuration.changed',
        entity: `configuration:${name}`,
        details: JSON.stringify({ before, after: before }),
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  }

  const stored = await add('setting.kept')
  const named = (_actor: Actor, whose: Whose) =>
    ({ own: 'featureFlag.va-bill', foreign: stored, absent: 'setting.absent' })[whose]
  return {
    getUserConfig: () => ({ path: '/user/config' }),
    listConfigurations: () => ({ path: '/configurations' }),
    searchConfigurations: () => ({ path: '/configurations/search?search=va' }),
    getConfiguration: (actor, whose) => ({ path: `/configurations/${named(actor, whose)}` }),
    listConfigurationHistory: (actor, whose) => ({ path: `/configurations/${named(actor, whose)}/history` }),
    createConfiguration: () => {
      made += 1
      return { path: '/configurations', body: { name: `setting.new${made}`, value: 1 } }
    },
    saveConfiguration: async (_actor, whose) => ({
      path: `/configurations/${await addedFor(whose)}`,
      body: { value: 'another' },
    }),
    undoConfigurationChange: async (_actor, whose) => {
      const name = await addedFor(whose)
      return {
        path: `/configurations/${name}/undo`,
        body: { change_uuid: whose === 'absent' ? absentUuid : await addChange(name) },
      }
    },
    deleteConfiguration: async (_actor, whose) => ({ path: `/configurations/${await addedFor(whose)}` }),
  }
}
