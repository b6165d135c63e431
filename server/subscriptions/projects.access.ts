import type { Actor } from '@talentplace/contract/testing/access'
import { addSentBrief } from '../testing/access/access-briefs.ts'
import { addTaken } from '../testing/access/access-places.ts'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { addUnpaid } from '../testing/access/access-subscriptions.ts'
import { absentUuid, ofCompany, type AccessWorld } from '../testing/access/access-world.ts'
import type { projectsOperations } from './projects.operations.ts'

/** Welcome briefs and subscriptions as they are read. */
export async function projectsCalls(world: AccessWorld): Promise<AccessCalls<typeof projectsOperations>> {
  const { database, people, clients, projects, assistants } = world

  function assistant(actor: Actor, whose: Whose): string {
    if (whose === 'absent') return absentUuid
    if (whose === 'foreign') return assistants.other.uuid
    return actor === 'assistant' ? (people.get('assistant') ?? absentUuid) : assistants.own.uuid
  }
  const theirs = { own: await addTaken(world, 'own'), foreign: await addTaken(world, 'foreign') }
  /** A subscription on which the assistant of that name works. */
  async function worked(actor: Actor, whose: Whose): Promise<string> {
    const { uuid } = await addUnpaid(world, actor, whose)
    if (whose === 'own') {
      await database.kysely
        .updateTable('rate_plans')
        .set({ virtualassistant_uuid: assistants.own.uuid, hours_per_month: 1 })
        .where('project_uuid', '=', uuid)
        .execute()
    }
    return uuid
  }
  const anySubscription = async (whose: Whose) => (await addUnpaid(world, 'primary contact', whose)).uuid
  const record = { own: projects.maple, foreign: projects.birch, absent: absentUuid }
  return {
    getRequirementFields: () => ({ path: '/user/config/projectRequirement' }),
    getRequirements: async (actor, whose) => ({
      path: `/project/${await addSentBrief(world, actor, whose)}/requirements`,
    }),
    getAssistantDashboard: (actor, whose) => {
      const project = whose === 'absent' ? absentUuid : theirs[whose].project_uuid
      return { path: `/virtualassistants/dashboard/${assistant(actor, whose)}/projects/${project}` }
    },
    getRelationship: (_actor, whose) => ({
      path: `/virtualassistants/projects/relationship/${whose === 'absent' ? absentUuid : theirs[whose].uuid}`,
    }),
    listAvailableAssistants: (_actor, whose) => {
      const { project_uuid, rate_plan_uuid } =
        whose === 'absent' ? { project_uuid: absentUuid, rate_plan_uuid: absentUuid } : theirs.own
      return { path: `/virtualassistants/projects/${project_uuid}/ratePlans/${rate_plan_uuid}/available` }
    },
    nameBackUp: (_actor, whose) => {
      const { project_uuid, rate_plan_uuid } =
        whose === 'absent' ? { project_uuid: absentUuid, rate_plan_uuid: absentUuid } : theirs.own
      const path = `/virtualassistants/projects/${project_uuid}/ratePlans/${rate_plan_uuid}/backUp`
      return { path, body: { virtualassistant_uuid: null, before: null } }
    },
    searchProjects: () => ({ path: '/project/text-search' }),
    getProjectRecord: (_actor, whose) => ({ path: `/project/${record[whose]}/record` }),
    getProjectHealth: async (_actor, whose) => ({ path: `/project/${await anySubscription(whose)}/health` }),
    overrideHealth: async (_actor, whose) => ({
      path: `/project/${await anySubscription(whose)}/health`,
      body: { override: null, version: 0 },
    }),
    reviewProject: async (_actor, whose) => ({
      path: `/project/${await anySubscription(whose)}/health/review`,
      body: { note: 'Spoke to the client', version: 0 },
    }),
    saveFollowUp: async (_actor, whose) => ({
      path: `/project/${await anySubscription(whose)}/followUps/health`,
      body: { owner_uuid: null, next_step: 'Call them', due_date: null, version: 0 },
    }),
    listOwners: () => ({ path: '/project/owners' }),
    getProjectHours: async (actor, whose) => ({ path: `/project/${await worked(actor, whose)}/hours` }),
    getTimeBilled: async (actor, whose) => ({
      path: `/virtualassistants/projects/${await worked(actor, whose)}/timeBilled`,
    }),
    listClientProjects: (actor, whose) => ({ path: `/client/${ofCompany(clients, actor, whose)}/projects` }),
    getOpenSubscriptions: (actor, whose) => ({ path: `/client/${ofCompany(clients, actor, whose)}/subscriptions` }),
  }
}
