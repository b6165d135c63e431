import type { AccessCalls } from '../testing/access/access-call.ts'
import { absentUuid, secret, type AccessWorld } from '../testing/access/access-world.ts'
import type { attributionOperations } from './attribution.operations.ts'

async function addUtm({ database }: AccessWorld): Promise<string> {
  const row = await database.kysely
    .insertInto('utms')
    .values({ shortcode: 'spring26', label: secret, origin: 'made' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return row.uuid
}

export async function attributionCalls(world: AccessWorld): Promise<AccessCalls<typeof attributionOperations>> {
  const utm = await addUtm(world)
  return {
    logUtmEvent: () => ({ path: '/utm/log?event=pageview', body: { utm_source: 'newsletter' } }),
    listUtms: () => ({ path: '/utm' }),
    listUtmLog: () => ({ path: '/utm/log' }),
    getUtm: (_actor, whose) => ({ path: `/utm/${whose === 'absent' ? 'nobody-made-it' : 'spring26'}` }),
    generateReferral: () => ({ path: '/utm/generate_referral?campaign=friends' }),
    getReferral: () => ({ path: '/referral' }),
    createUtm: () => ({ path: '/utm', body: { label: 'A link' } }),
    saveUtm: (_actor, whose) => ({ path: `/utm/${whose === 'absent' ? absentUuid : utm}`, body: { label: 'Spring' } }),
  }
}
