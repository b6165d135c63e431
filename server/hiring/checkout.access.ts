import { randomUUID } from 'node:crypto'
import type { AccessCalls } from '../testing/access/access-call.ts'
import { accessCheckouts, type PaidCheckouts } from '../testing/access/access-checkouts.ts'
import { absentUuid, ofCompany, type AccessWorld } from '../testing/access/access-world.ts'
import type { checkoutOperations } from './checkout.operations.ts'

/** Each checkout has a draft and a card of its own; orders, agreements and confirmations are those of two paid ones. */
export function checkoutCalls(
  world: AccessWorld,
  { orders, projects }: PaidCheckouts,
): AccessCalls<typeof checkoutOperations> {
  const { draft, form } = accessCheckouts(world)
  return {
    quoteCheckout: async (actor, whose) => ({
      path: '/client/checkout/quote',
      body: { project_uuid: whose === 'absent' ? absentUuid : await draft(ofCompany(world.clients, actor, whose)) },
    }),
    checkout: async (actor, whose) => {
      const client = ofCompany(world.clients, actor, whose === 'absent' ? 'own' : whose)
      const body = await form(client, await draft(client), actor)
      const project_uuid = whose === 'absent' ? absentUuid : body.project_uuid
      return { path: '/client/checkout', body: { ...body, project_uuid }, key: randomUUID() }
    },
    getOrder: (actor, whose) => ({ path: `/client/checkout/${ofCompany(orders, actor, whose)}` }),
    getCheckoutConfirmation: (actor, whose) => ({
      path: `/checkout_confirmation/${ofCompany(projects, actor, whose)}`,
    }),
    getAgreement: (actor, whose) => ({ path: `/client/checkout/${ofCompany(orders, actor, whose)}/agreement` }),
    listSignedAgreements: (actor, whose) => ({
      path: `/client/${whose === 'absent' ? absentUuid : ofCompany(world.clients, actor, whose)}/agreements`,
    }),
    sendCheckoutEmail: (actor, whose) => ({
      path: '/project/sendCheckoutEmail',
      body: { project_uuid: ofCompany(projects, actor, whose), link: 'https://elsewhere.test/' },
    }),
  }
}
