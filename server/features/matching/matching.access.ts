import type { AccessCalls } from '../../testing/access/access-call.ts'
import { assistantOf, type AccessWorld } from '../../testing/access/access-world.ts'
import type { matchingOperations } from './matching.operations.ts'

export function matchingCalls(world: AccessWorld): AccessCalls<typeof matchingOperations> {
  return {
    searchKeywords: () => ({ path: '/matching/keywords?searchQuery=book' }),
    suggestKeywords: () => ({ path: '/matching/suggestions?roles[]=Bookkeeper' }),
    recommendRoles: () => ({ path: '/matching/roles?default[]=books' }),
    understandWords: () => ({ path: '/matching/understanding?default[]=reconcile%20quickbooks' }),
    searchAssistants: () => ({ path: '/matching/vasearch?rids[]=1&hours[]=10' }),
    listIntroductions: () => ({ path: '/matching/introductions' }),
    getAssistant: (_actor, whose) => ({
      path: `/matching/assistants/${assistantOf(world, whose).uuid}?rids[]=1&hours[]=10`,
    }),
    checkAvailability: (_actor, whose) => ({
      path: '/matching/availability?rids[]=1&hours[]=10',
      body: [{ virtualAssistant_id: assistantOf(world, whose).id, hours: 10 }],
    }),
  }
}
