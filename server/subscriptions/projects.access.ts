import type { Actor } from '@talentplace/contract/testing/access'
import { addSentBrief } from '../testing/access/access-briefs.ts'
import { addTaken } from '../testing/access/access-places.ts'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { addUnpaid } from '../testing/access/access-subscriptions.ts'
import { absentUuid, ofCompany, secret, type AccessWorld } from '../testing/access/access-world.ts'
import type { projectsOperations } from './projects.operations.ts'

/** Drafts, welcome briefs, invitations and subscriptions as they are read. Each removal takes a draft of its own. */
export async function projectsCalls(world: AccessWorld): Promise<AccessCalls<typeof projectsOperations>> {
  const { database, people, clients, projects, assistants } = world

  async function anotherDraft(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const row = await database.kysely
      .insertInto('projects')
      .values({
        client_uuid: ofCompany(clients, actor, whose),
        created_by: people.get('primary contact') ?? '',
        project_name: 'To be removed',
        matching_criteria: '{}',
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return row.uuid
  }

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
    createProject: () => ({ path: '/project', body: {} }),
    getProject: (actor, whose) => ({ path: `/project/${ofCompany(projects, actor, whose)}` }),
    saveProject: (actor, whose) => ({
      path: `/project/${ofCompany(projects, actor, whose)}`,
      body: { matching_criteria: { keywords: { default: [secret] } } },
    }),
    listProjects: () => ({ path: '/project' }),
    deleteProject: async (actor, whose) => ({ path: `/project/${await anotherDraft(actor, whose)}` }),
    keepProjectAlive: (actor, whose) => ({
      path: `/project/${ofCompany(projects, actor, whose)}/keep_alive`,
    }),
    getRequirementFields: () => ({ path: '/user/config/projectRequirement' }),
    getRequirements: async (actor, whose) => ({
      path: `/project/${await addSentBrief(world, actor, whose)}/requirements`,
    }),
    listAssistantProjects: (actor, whose) => ({ path: `/virtualassistants/${assistant(actor, whose)}/projects` }),
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
