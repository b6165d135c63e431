import type { Actor } from '@talentplace/contract/testing/access'
import { addInvitation } from '../rows/add-invitation.ts'
import type { AccessCalls, Whose } from './access-call.ts'
import { absentUuid, secret, type AccessWorld } from './access-world.ts'

/** 'own' is what the assistant of the world is asked for, 'foreign' what another one is. */
export async function interestCalls({ database, people, clients, projects, assistants }: AccessWorld) {
  const about = { client_uuid: clients.maple, created_by: people.get('primary contact') ?? '', project_name: secret }
  const own = await addInvitation(database, { ...about, virtualassistant_uuid: assistants.own.uuid })
  const foreign = await addInvitation(database, { ...about, virtualassistant_uuid: assistants.other.uuid })

  function assistant(actor: Actor, whose: Whose): string {
    if (whose === 'absent') return absentUuid
    if (whose === 'foreign') return assistants.other.uuid
    return actor === 'assistant' ? (people.get('assistant') ?? absentUuid) : assistants.own.uuid
  }
  const invitation = { own: own.uuid, foreign: foreign.uuid, absent: absentUuid }
  const project = { own: projects.maple, foreign: own.project_uuid, absent: absentUuid }
  const client = { own: clients.maple, foreign: clients.birch, absent: absentUuid }
  return {
    listAssistantProjects: (actor, whose) => ({ path: `/virtualassistants/${assistant(actor, whose)}/projects` }),
    answerInvitation: (_actor, whose) => ({
      path: `/virtualassistants/projects/relationship/${invitation[whose]}`,
      body: { interest: 'accepted' },
    }),
    searchProjects: () => ({ path: '/project/text-search' }),
    getProjectRecord: (_actor, whose) => ({ path: `/project/${project[whose]}/record` }),
    searchClients: () => ({ path: '/client/text-search' }),
    getClientRecord: (_actor, whose) => ({ path: `/client/${client[whose]}/record` }),
  } satisfies AccessCalls
}
