import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, secret, type AccessWorld } from '../testing/access/access-world.ts'
import type { promotionsOperations } from './promotions.operations.ts'

/** What is looked at, changed or removed is made for that one call. */
export function promotionsCalls({ database }: AccessWorld): AccessCalls<typeof promotionsOperations> {
  let made = 0

  const form = () => ({
    code: `CODE${(made += 1)}`,
    name: secret,
    type: 'percentage' as const,
    value: 10_000,
    duration: 'once' as const,
    redeemable_from: '2026-11-01T00:00:00Z',
  })

  async function promotion(whose: Whose): Promise<{ uuid: string; code: string }> {
    if (whose === 'absent') return { uuid: absentUuid, code: 'NOBODY' }
    return database.kysely
      .insertInto('promotions')
      .values({ ...form(), redeemable_from: new Date('2026-11-01T00:00:00Z') })
      .returning(['uuid', 'code'])
      .executeTakeFirstOrThrow()
  }

  return {
    getPromotionCode: async (_actor, whose) => ({ path: `/promotions/codes?code=${(await promotion(whose)).code}` }),
    listPromotions: () => ({ path: '/promotions' }),
    getPromotion: async (_actor, whose) => ({ path: `/promotions/${(await promotion(whose)).uuid}` }),
    listRedemptions: async (_actor, whose) => ({ path: `/promotions/${(await promotion(whose)).uuid}/redemptions` }),
    createPromotion: () => ({ path: '/promotions', body: form() }),
    savePromotion: async (_actor, whose) => {
      const { uuid, code } = await promotion(whose)
      return { path: `/promotions/${uuid}`, body: { ...form(), code, version: 1 } }
    },
    deletePromotion: async (_actor, whose) => ({ path: `/promotions/${(await promotion(whose)).uuid}` }),
  }
}
