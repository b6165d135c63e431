import type { CandidateStage } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { call } from '../testing/call.ts'
import { absentUuid, ofCompany, secret, type AccessWorld } from '../testing/access/access-world.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import { addCandidateRow, addOpenRole } from '../testing/rows/add-open-role.ts'
import type { matchBoardOperations } from './match-board.operations.ts'

/** Each call is about an open role of its own, with one candidate. */
export function matchBoardCalls(world: AccessWorld): AccessCalls<typeof matchBoardOperations> {
  const { database, clients, people } = world

  async function role(actor: Actor, whose: Whose, stage: CandidateStage = 'new') {
    if (whose === 'absent') return { board: `/project/${absentUuid}`, search: absentUuid, candidate: absentUuid }
    const created_by = people.get('primary contact') ?? ''
    const about = { client_uuid: ofCompany(clients, actor, whose), created_by, project_name: secret }
    const added = await addOpenRole(database, about)
    const { uuid } = await addCandidateRow(database, added, { stage })
    return { board: `/project/${added.project_uuid}`, search: added.search_uuid, candidate: uuid }
  }
  return {
    listOpenRoles: () => ({ path: '/project/matching' }),
    getMatchBoard: async (actor, whose) => ({ path: `${(await role(actor, whose)).board}/matching` }),
    suggestCandidates: async (actor, whose) => {
      const { board, search } = await role(actor, whose)
      return { path: `${board}/matching/${search}/suggestions` }
    },
    addCandidate: async (actor, whose) => {
      const { board, search } = await role(actor, whose)
      const { uuid } = await addAssistant(database, {})
      return { path: `${board}/matching/${search}/candidates`, body: { virtualassistant_uuid: uuid } }
    },
    saveRoleSearch: async (actor, whose) => {
      const { board, search } = await role(actor, whose)
      return {
        path: `${board}/matching/${search}`,
        body: { owner_uuid: null, next_step: 'Call', due_date: null, version: 1 },
      }
    },
    moveCandidate: async (actor, whose) => {
      const { board, candidate } = await role(actor, whose)
      return { path: `${board}/matching/candidates/${candidate}`, body: { stage: 'shortlisted', version: 1 } }
    },
    acceptCandidate: async (actor, whose) => {
      const { board, candidate } = await role(actor, whose, 'interested')
      return {
        path: `${board}/matching/candidates/${candidate}/accept`,
        body: { from: '2026-12-01', reason: 'The client chose them', version: 1, rate_plan_version: 1 },
      }
    },
    getShortlist: async (actor, whose) => ({ path: `${(await role(actor, whose)).board}/shortlist` }),
    answerShortlist: async (actor, whose) => {
      const { board, candidate } = await role(actor, whose, 'presented')
      return { path: `${board}/shortlist/${candidate}`, body: { answer: 'interested', version: 1 } }
    },
    bookInterview: async (actor, whose) => {
      const { board, candidate } = await role(actor, whose, 'presented')
      const { body } = await call(world.server, 'GET /meetings/slots?kind=interview')
      const [first] = body['slots'] as { start: string }[]
      const sent = { start: first?.start, timezone: 'America/Toronto', version: 1 }
      return { path: `${board}/shortlist/${candidate}/interview`, body: sent }
    },
  }
}
