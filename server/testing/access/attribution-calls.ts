import { shippedPages } from '@talentplace/contract/content/shipped-pages'
import type { AccessCalls } from './access-call.ts'
import { absentUuid, secret, type AccessWorld } from './access-world.ts'

async function addUtm({ database }: AccessWorld): Promise<string> {
  const row = await database.kysely
    .insertInto('utms')
    .values({ shortcode: 'spring26', label: secret, origin: 'made' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return row.uuid
}

export async function attributionCalls(world: AccessWorld) {
  const utm = await addUtm(world)
  return {
    logUtmEvent: () => ({ path: '/utm/log?event=pageview', body: { utm_source: 'newsletter' } }),
    listUtms: () => ({ path: '/utm' }),
    listUtmLog: () => ({ path: '/utm/log' }),
    getUtm: (_actor, whose) => ({ path: `/utm/${whose === 'absent' ? 'nobody-made-it' : 'spring26'}` }),
    generateReferral: () => ({ path: '/utm/generate_referral?campaign=friends' }),
    createUtm: () => ({ path: '/utm', body: { label: 'A link' } }),
    saveUtm: (_actor, whose) => ({ path: `/utm/${whose === 'absent' ? absentUuid : utm}`, body: { label: 'Spring' } }),
    getContent: (_actor, whose) => ({ path: `/content/${whose === 'absent' ? 'nothing' : 'terms'}` }),
    listContent: () => ({ path: '/content' }),
    listEditions: (_actor, whose) => ({ path: `/content/${whose === 'absent' ? 'nothing' : 'terms'}/editions` }),
    // A page for each who may save, so that each writes from the words the product brought.
    saveContent: (actor, whose) => {
      const page = actor === 'super admin' ? 'about' : 'mission'
      const { version } = shippedPages[page]
      return {
        path: `/content/${whose === 'absent' ? 'nothing' : page}`,
        body: { text: { heading: 'Us', lead: '', sections: [] }, version, reason: 'Shorter' },
      }
    },
  } satisfies AccessCalls
}
