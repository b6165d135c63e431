import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, secret, type AccessWorld } from '../testing/access/access-world.ts'
import { addInvitation } from '../testing/rows/add-invitation.ts'
import type { interestOperations } from './interest.operations.ts'

/** 'own' is what the assistant of the world is asked for, 'foreign' what another one is. */
export async function interestCalls({
  database,
  people,
  clients,
  assistants,
}: AccessWorld): Promise<AccessCalls<typeof interestOperations>> {
  const about = { client_uuid: clients.maple, created_by: people.get('primary contact') ?? '', project_name: secret }
  const own = await addInvitation(database, { ...about, virtualassistant_uuid: assistants.own.uuid })
  const foreign = await addInvitation(database, { ...about, virtualassistant_uuid: assistants.other.uuid })

  const invitation = { own: own.uuid, foreign: foreign.uuid, absent: absentUuid }
  function assistant(actor: Actor, whose: Whose): string {
    if (whose === 'absent') return absentUuid
    if (whose === 'foreign') return assistants.other.uuid
    return actor === 'assistant' ? (people.get('assistant') ?? absentUuid) : assistants.own.uuid
  }
  return {
    listAssistantProjects: (actor, whose) => ({ path: `/virtualassistants/${assistant(actor, whose)}/projects` }),
    answerInvitation: (_actor, whose) => ({
      path: `/virtualassistants/projects/relationship/${invitation[whose]}`,
      body: { interest: 'accepted' },
    }),
  }
}
